import { Input } from 'antd';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { formatDate, parseDate } from '../values/date.js';
import { Icon } from '../values/icon.js';
import { IconButton } from '../links/links.js';
import css from './date-input.module.css';

export interface DateInputProps {
  /** YYYY-MM-DD. */
  value: string;
  /** What is no date is passed on as it was typed, so that the schema refuses it. */
  onChange: (value: string | undefined) => void;
  min?: string;
  max?: string;
  id?: string;
  disabled?: boolean;
  status?: 'error';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** A day, typed as DD-MM-YYYY or picked from the browser's calendar. */
export function DateInput({ value, onChange, min, max, ...control }: DateInputProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const settled = /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  const settle = () => {
    if (typed !== undefined) onChange(typed.trim() ? (parseDate(typed) ?? typed) : undefined);
    setTyped(undefined);
  };
  return (
    <span className={css.dateInput}>
      <Input
        {...control}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder="DD-MM-YYYY"
        value={typed ?? settled}
        onChange={({ target }) => {
          setTyped(target.value);
          const date = parseDate(target.value);
          if (date) onChange(date);
        }}
        onBlur={settle}
        suffix={
          <IconButton
            inField
            disabled={control.disabled}
            aria-label={t('Choose date')}
            onClick={() => picker.current?.showPicker()}
          >
            <Icon icon={CalendarDays} size={18} />
          </IconButton>
        }
      />
      <input
        ref={picker}
        type="date"
        className={css.picker}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </span>
  );
}
