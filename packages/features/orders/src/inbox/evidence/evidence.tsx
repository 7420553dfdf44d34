import type { FileStore } from '@portal/contracts';
import { type Property, Properties, Problem, ShownFiles, Skeleton, useT } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import css from './evidence.module.css';

/** What was read of a record, on its way. */
interface Reading<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** One line of what is asked: how many of what, and its price where the reader sees it. */
interface EvidenceLine {
  id: string;
  what: ReactNode;
  count?: ReactNode;
  amount?: ReactNode;
}

export interface EvidenceParts {
  properties: Property[];
  /** Why it is asked, in the asker's words. */
  text?: string;
  lines?: EvidenceLine[];
  files?: { store: FileStore; files: ComponentProps<typeof ShownFiles>['files'] };
  /** What else is to be known. */
  more?: ReactNode;
}

/** What a decision is made by, once it is read. */
export function Evidence<T>({
  of: { data, error, refetch },
  parts,
}: {
  of: Reading<T>;
  parts: (read: T) => EvidenceParts;
}) {
  const t = useT();
  if (error) return <Problem error={error} title={t('The record cannot be read')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { properties, text, lines = [], files, more } = parts(data);
  return (
    <>
      <Properties stacked properties={properties} />
      {text && (
        <p className={css.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map(({ id, what, count, amount }) => (
            <li key={id}>
              <span>{what}</span>
              <span>{count}</span>
              <span>{amount}</span>
            </li>
          ))}
        </ul>
      )}
      {more}
      {files && files.files.length > 0 && <ShownFiles {...files} />}
    </>
  );
}
