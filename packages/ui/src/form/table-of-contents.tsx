import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { useForm } from './form-context.js';
import { at } from './path.js';

export interface ContentsPart {
  id: string;
  title: string;
  /** The fields that make the part complete; none for a part that asks for nothing. */
  names: readonly string[];
  /** Its other fields, or what they stand in: their problems are problems of the part too. */
  also?: readonly string[];
}

const filled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '');

/** The parts of a long form; each says whether something is wrong in it. Stands inside the form. */
export function TableOfContents({ parts }: { parts: readonly ContentsPart[] }) {
  const t = useT();
  const { values, errors } = useForm();
  const mark = ({ names, also = [] }: ContentsPart) => {
    const own = [...names, ...also];
    if (Object.keys(errors).some((path) => own.some((name) => path === name || path.startsWith(`${name}.`)))) {
      return ['bad', CircleX, t('has problems')] as const;
    }
    return names.length > 0 && names.every((name) => filled(at(values, name)))
      ? (['good', CircleCheck, t('complete')] as const)
      : (['', Circle, ''] as const);
  };
  return (
    <nav className="toc" aria-label={t('On this page')}>
      <h2>{t('On this page')}</h2>
      <ol>
        {parts.map((part) => {
          const [tone, icon, words] = mark(part);
          return (
            <li key={part.id}>
              <a href={`#${part.id}`}>
                <span className={`mk ${tone}`}>
                  <Icon of={icon} />
                </span>
                <span>
                  {part.title}
                  {words && <span className="sr">, {words}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
