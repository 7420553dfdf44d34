import { Input } from 'antd';
import { useState } from 'react';
import { numberOf, settledAmount } from '../values/typed-number.js';
import { Field, type Control, type FieldProps } from './field.js';

function NumberInput({ control, money }: { control: Control<number | string>; money: boolean }) {
  const { set, value, ...rest } = control;
  const [typed, setTyped] = useState<string>();
  const settled = typeof value === 'number' ? (money ? settledAmount(value) : String(value)) : (value ?? '');
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
