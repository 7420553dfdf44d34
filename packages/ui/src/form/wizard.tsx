import { Button } from 'antd';
import { clsx } from 'clsx/lite';
import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { Secondary } from '../text/text.js';
import css from './wizard.module.css';

export interface WizardStep {
  key: string;
  title: string;
  content: ReactNode;
}

export interface WizardProps {
  steps: readonly WizardStep[];
  /** The key of the step that is shown. */
  at: string;
  /** The one primary button at the foot. */
  primary?: { label: string; onClick?: () => void; disabled?: boolean; busy?: boolean };
  onBack?: () => void;
  /** What is kept, what is left: 'Saved · 4 items left'. */
  note?: ReactNode;
  /** The steps hold tables. */
  wide?: boolean;
}

/** Steps on top, one at a time, one primary button at the foot. */
export function Wizard({ steps, at, primary, onBack, note, wide = false }: WizardProps) {
  const t = useT();
  const index = steps.findIndex(({ key }) => key === at);
  const panel = useRef<HTMLElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) panel.current?.focus();
    before.current = at;
  }, [at]);
  const step = steps[index];
  return (
    <div className={clsx(css.wizard, wide && css.wide)}>
      <ol className={css.steps} aria-label={t('Step {{step}} of {{count}}', { step: index + 1, count: steps.length })}>
        {steps.map(({ key, title }, place) => (
          <li
            key={key}
            className={clsx(place < index && css.done, place === index && css.now)}
            aria-current={place === index ? 'step' : undefined}
          >
            <span className={css.dot} aria-hidden>
              {place < index ? <Check size={14} strokeWidth={2.5} /> : place + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <section className={css.panel} ref={panel} tabIndex={-1} aria-label={step?.title}>
        {step?.content}
      </section>
      {(primary || onBack || note) && (
        <div className={css.foot}>
          {note && <Secondary>{note}</Secondary>}
          <div className={css.buttons}>
            {onBack && (
              <Button icon={<Icon icon={ArrowLeft} flip />} onClick={onBack}>
                {t('Back')}
              </Button>
            )}
            {primary && (
              <Button type="primary" loading={primary.busy} disabled={primary.disabled} onClick={primary.onClick}>
                {primary.label}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
