import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { DateInput } from './date-input.js';
import { Field, type FieldProps } from './field.js';
import css from './moment-field.module.css';

const indiaAhead = 5.5 * 3_600_000;
const ahead = ':00+05:30';

/** The day and the time of a moment as they are in India; of one that was begun, what there is of it. */
function partsOf(moment: unknown): [day: string, time: string] {
  if (typeof moment !== 'string' || !moment) return ['', ''];
  const [day = '', time = ''] = moment.split('T');
  if (!day || !/^\d{2}:\d{2}:/.test(time)) return [day, time];
  const [ofIndia = '', timeOfIndia = ''] = new Date(Date.parse(moment) + indiaAhead).toISOString().split('T');
  return [ofIndia, timeOfIndia.slice(0, 5)];
}

/** What is no moment yet is passed on as it was typed, so that the schema refuses it. */
function momentOf(day: string, time: string) {
  if (!day && !time) return undefined;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) ? `${day}T${time}${ahead}` : `${day}T${time}`;
}

/** `930` and `9:30` are 09:30. */
function parseTime(typed: string) {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

interface TimeInputProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  status: 'error' | undefined;
}

function TimeInput({ value, onChange, ...control }: TimeInputProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...control}
      className={css.time}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:MM"
      aria-label={t('Time')}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTime(target.value) ?? target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A day with its time, as it is in India: DD-MM-YYYY and HH:MM, whatever the browser's own form is. */
export const MomentField = (field: FieldProps) => (
  <Field {...field}>
    {({ set, value, ...control }) => {
      const [day, time] = partsOf(value);
      return (
        <span className={css.moment}>
          <DateInput {...control} value={day} onChange={(next) => set(momentOf(next ?? '', time))} />
          <TimeInput
            disabled={control.disabled}
            status={control.status}
            value={time}
            onChange={(next) => set(momentOf(day, next))}
          />
        </span>
      );
    }}
  </Field>
);
