import { Ltr, NoteLine, useSay, useT } from '@portal/ui';

/** What could not go, and why. */
export interface FailedRow {
  id: string;
  serialNumber: string;
  error: string;
}

/** What of several could not go, each with why. */
export function FailedRows({ failed = [] }: { failed?: readonly FailedRow[] }) {
  const t = useT();
  const say = useSay();
  if (failed.length === 0) return null;
  return (
    <div role="alert">
      <NoteLine tone="bad">
        {t('{{count}} could not be done:', { count: failed.length })}
        <ul>
          {failed.map(({ id, serialNumber, error }) => (
            <li key={id}>
              <Ltr>{serialNumber}</Ltr>: {say(error)}
            </li>
          ))}
        </ul>
      </NoteLine>
    </div>
  );
}
