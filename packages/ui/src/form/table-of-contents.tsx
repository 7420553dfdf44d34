import { clsx } from 'clsx/lite';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { useFormState } from './form-context.js';
import { hasErrorWithin } from './form-errors.js';
import type { FormState } from './form-store.js';
import { valueAt } from './path.js';
import { ScreenReaderOnly } from '../text/text.js';
import css from './table-of-contents.module.css';

export interface ContentsPart {
  id: string;
  title: string;
  /** The fields that make the part complete; none for a part that asks for nothing. */
  names: readonly string[];
  /** Its other fields, or what they stand in: their problems are problems of the part too. */
  also?: readonly string[];
}

const filled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '');

type Mark = 'wrong' | 'complete' | 'open';

const markOf = ({ values, errors }: FormState, { names, also = [] }: ContentsPart): Mark => {
  if (hasErrorWithin(errors, [...names, ...also])) return 'wrong';
  return names.length > 0 && names.every((name) => filled(valueAt(values, name))) ? 'complete' : 'open';
};

function Entry({ part }: { part: ContentsPart }) {
  const t = useT();
  const mark = useFormState((state) => markOf(state, part));
  const marks = {
    wrong: [CircleX, t('has problems')],
    complete: [CircleCheck, t('complete')],
    open: [Circle, ''],
  } as const;
  const [icon, words] = marks[mark];
  return (
    <li>
      <a href={`#${part.id}`}>
        <span className={clsx(css.mark, mark !== 'open' && css[mark])}>
          <Icon icon={icon} />
        </span>
        <span>
          {part.title}
          {words && <ScreenReaderOnly>, {words}</ScreenReaderOnly>}
        </span>
      </a>
    </li>
  );
}

/** The parts of a long form; each says whether something is wrong in it. Stands inside the form. */
export function TableOfContents({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useT();
  return (
    <nav className={css.contents} aria-label={t('On this page')}>
      <h2>{t('On this page')}</h2>
      <ol>
        {parts.map((part) => (
          <Entry key={part.id} part={part} />
        ))}
      </ol>
    </nav>
  );
}
