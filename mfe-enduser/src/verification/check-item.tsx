import type { ChecklistItem } from '@portal/contracts';
import { ControlLabel, Icon, Secondary, useT } from '@portal/ui';
import { Input } from 'antd';
import { Check, Minus, X, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Answer } from './verification.state.js';

const choices: { status: Answer['status']; icon: LucideIcon; look: string }[] = [
  { status: 'Passed', icon: Check, look: 'P' },
  { status: 'Failed', icon: X, look: 'F' },
  { status: 'Not Applicable', icon: Minus, look: 'N' },
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
    <fieldset id={`check-${item.id}`} className={failed ? 'chk fail' : 'chk'}>
      <legend>{t(item.item)}</legend>
      <div className="seg">
        {choices.map(({ status, icon, look }) => (
          <label key={status} className={answer?.status === status ? `${look} on` : look}>
            <input
              type="radio"
              name={id}
              checked={answer?.status === status}
              onChange={() => onAnswer({ ...answer, status })}
            />
            <Icon of={icon} size={18} />
            <span>{t(status)}</span>
          </label>
        ))}
      </div>
      {failed && (
        <div className="why">
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
