import { Ban, Check, Hourglass } from 'lucide-react';
import { clsx } from 'clsx/lite';
import { useT } from '../i18n/use-t.js';
import { DateText } from '../values/date-text.js';
import { ScreenReaderOnly, Secondary } from '../text/text.js';
import css from './steps.module.css';

export interface Step {
  name: string;
  /** When it was reached. */
  at?: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** The name of the current step. */
  now: string;
  /** The road was walked to its end. */
  done?: boolean;
  /** Nothing comes after it, though the end was not reached: rejected, cancelled. */
  ended?: boolean;
  /** It is the reader's turn: only then is the current step marked as such. */
  yours?: boolean;
}

/** The road of a record: what is done, where it is, what comes. */
export function Steps({ steps, now, done = false, ended = false, yours = false }: StepsProps) {
  const t = useT();
  const current = steps.findIndex(({ name }) => name === now);
  const stateOf = (index: number) =>
    index < current || (done && index === current) ? 'done' : index === current ? 'now' : '';
  const wordsOf = { done: t('done'), now: t('current step'), '': t('not reached') };
  return (
    <ol className={css.steps}>
      {steps.map(({ name, at }, index) => {
        const state = stateOf(index);
        return (
          <li
            key={name}
            className={clsx(css[state], state === 'now' && yours && css.yours)}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden>
              {state === 'done' && <Check size={14} strokeWidth={2.5} />}
              {state === 'now' && (ended ? <Ban size={13} /> : <Hourglass size={13} strokeWidth={2} />)}
              {state === '' && index + 1}
            </span>
            <span className={css.words}>
              <b>{t(name)}</b>
              <ScreenReaderOnly> {wordsOf[state]}</ScreenReaderOnly>
              {at && (
                <Secondary>
                  <DateText value={at} />
                </Secondary>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
