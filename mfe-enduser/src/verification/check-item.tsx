import type { ChecklistItem } from '@portal/contracts';
import { ControlLabel, Icon, Secondary, useT } from '@portal/ui';
import { Input } from 'antd';
import { clsx } from 'clsx/lite';
import { Check, Minus, X, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Answer } from './verification.state.js';
import css from './check-item.module.css';

const choices: { status: Answer['status']; icon: LucideIcon; look: string | undefined }[] = [
  { status: 'Passed', icon: Check, look: css.passed },
  { status: 'Failed', icon: X, look: css.failed },
  { status: 'Not Applicable', icon: Minus, look: css.notApplicable },
];

export interface CheckItemProps {
  item: ChecklistItem;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** One question of the checklist; a failed one can be explained. */
export function CheckItem({ item, answer, onAnswer }: CheckItemProps) {
  const t = useT();
  const id = useId();
  const failed = answer?.status === 'Failed';
  return (
    <fieldset id={`check-${item.id}`} className={clsx(css.item, failed && css.wrong)}>
      <legend>
        {t(item.item)} {item.essential && <Secondary>({t('must pass')})</Secondary>}
      </legend>
      <div className={css.choices}>
        {choices.map(({ status, icon, look }) => (
          <label key={status} className={clsx(look, answer?.status === status && css.chosen)}>
            <input
              type="radio"
              name={id}
              checked={answer?.status === status}
              onChange={() => onAnswer({ ...answer, status })}
            />
            <Icon icon={icon} size={18} />
            <span>{t(status)}</span>
          </label>
        ))}
      </div>
      {failed && (
        <div className={css.reason}>
          <ControlLabel htmlFor={`${id}-why`}>
            {t('What is wrong?')} <Secondary>({t('optional')})</Secondary>
          </ControlLabel>
          <Input.TextArea
            id={`${id}-why`}
            rows={2}
            maxLength={300}
            value={answer.notes ?? ''}
            onChange={({ target }) => onAnswer({ ...answer, notes: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
