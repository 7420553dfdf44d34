import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { controlOf } from './controls.js';
import { fieldId, useForm, useFormState } from './form-context.js';
import css from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** The heading over a failure that belongs to no field. */
  failureTitle?: string;
  /** The heading over what is wrong at these fields, instead of how much it is. */
  problemsTitle?: (paths: readonly string[]) => string | undefined;
}

/** All problems of a form on top of it, each a link to its field; takes the focus when the form is sent. */
export function ErrorSummary({ failureTitle, problemsTitle }: ErrorSummaryProps) {
  const t = useT();
  const say = useSay();
  const { id, labelOf } = useForm();
  const errors = useFormState((state) => state.errors);
  const failure = useFormState((state) => state.failure);
  const attempt = useFormState((state) => state.attempt);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt) box.current?.focus();
  }, [attempt]);
  const problems = Object.entries(errors);
  // Said of several fields, a message does not tell of which.
  const named = (path: string, message: string) =>
    problems.filter(([, other]) => other === message).length > 1 && labelOf(path) ? `${t(labelOf(path))}: ` : '';
  if (!problems.length && !failure) return null;
  const title = `${id}-summary`;
  return (
    <div className={css.summary} role="alert" tabIndex={-1} aria-labelledby={title} ref={box}>
      <h2 id={title}>
        <Icon icon={CircleX} size={20} />
        {failureTitle && failure && failureTitle}
        {!failureTitle && failure && `${t('Error')}: ${say(failure)}`}
        {!failure &&
          (problemsTitle?.(Object.keys(errors)) ?? t('There are {{count}} problems', { count: problems.length }))}
      </h2>
      {failureTitle && failure && <p>{say(failure)}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(([path, message]) => (
            <li key={path}>
              <a
                href={`#${fieldId(id, path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  controlOf(id, path)?.focus();
                }}
              >
                {named(path, message)}
                {say(message)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
