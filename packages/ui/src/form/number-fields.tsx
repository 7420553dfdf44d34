import { Input } from 'antd';
import { useState } from 'react';
import { Field, type Control, type FieldProps } from './field.js';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const plain = (typed: string) => typed.replace(/[,\s₹]/g, '');

/** Text to number: nothing typed is undefined, what is no number stays text, so that the schema refuses it. */
const numberOf = (typed: string) => {
  const text = plain(typed);
  if (!text) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : typed;
};

function NumberInput({ control, money }: { control: Control<number | string>; money: boolean }) {
  const { set, value, ...rest } = control;
  const [typed, setTyped] = useState<string>();
  const settled = typeof value === 'number' ? (money ? grouped.format(value) : String(value)) : (value ?? '');
  return (
    <Input
      {...rest}
      dir="ltr"
      inputMode={money ? 'decimal' : 'numeric'}
      autoComplete="off"
      prefix={money ? '₹' : undefined}
      value={typed ?? settled}
      onChange={({ target }) => {
        setTyped(target.value);
        set(numberOf(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** An amount in rupees; shown in Indian grouping once it is typed. */
export const MoneyField = (field: FieldProps) => (
  <Field<number | string> short {...field}>
    {(control) => <NumberInput control={control} money />}
  </Field>
);

/** A count. */
export const NumberField = (field: FieldProps) => (
  <Field<number | string> short {...field}>
    {(control) => <NumberInput control={control} money={false} />}
  </Field>
);
