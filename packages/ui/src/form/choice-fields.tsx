import { Checkbox, Radio, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { Field, useLabel, type FieldProps } from './field.js';
import { TickList } from './tick-list.js';

export type Choice = string | { value: string; label: string };

const choicesOf = (options: readonly Choice[], say: (text: string) => string) =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: say(option) } : option));

export interface SelectFieldProps extends FieldProps {
  /** Plain texts are translated; objects are shown as they are. */
  options: readonly Choice[];
  placeholder?: string;
  clearable?: boolean;
  /** The server searches: called with what is typed. */
  onSearch?: (typed: string) => void;
  loading?: boolean;
  onChosen?: (value: string | undefined) => void;
}

/** One of a list; long lists can be searched by typing. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, clearable, onSearch, loading, onChosen, ...field } = props;
  const t = useT();
  const searchable = onSearch ? { onSearch, filterOption: false } : options.length > 8 && { optionFilterProp: 'label' };
  return (
    <Field<string> {...field}>
      {({ set, value, ...control }) => (
        <Select
          {...control}
          value={value || undefined}
          options={choicesOf(options, (text) => t(text))}
          placeholder={placeholder ?? t('Please choose')}
          allowClear={clearable ?? field.optional}
          notFoundContent={t('No match')}
          showSearch={searchable || false}
          loading={loading}
          suffixIcon={<Icon icon={ChevronDown} />}
          onChange={(chosen: string | undefined) => {
            set(chosen);
            onChosen?.(chosen);
          }}
        />
      )}
    </Field>
  );
}

type SelectManyProps = Pick<SelectFieldProps, 'options' | 'placeholder' | 'onSearch' | 'loading'> & FieldProps;

/** Any number of a long list, found by typing. */
export function SelectManyField({ options, placeholder, onSearch, loading, ...field }: SelectManyProps) {
  const t = useT();
  return (
    <Field<string[]> {...field}>
      {({ set, value, ...control }) => (
        <Select
          {...control}
          mode="multiple"
          value={value ?? []}
          options={choicesOf(options, (text) => t(text))}
          placeholder={placeholder ?? t('Please choose')}
          notFoundContent={t('No match')}
          showSearch={onSearch ? { onSearch, filterOption: false } : { optionFilterProp: 'label' }}
          loading={loading}
          suffixIcon={<Icon icon={ChevronDown} />}
          onChange={(now: string[]) => set(now)}
        />
      )}
    </Field>
  );
}

/** One of a few, all in sight. */
export function RadioField({ options, ...field }: FieldProps & { options: readonly Choice[] }) {
  const t = useT();
  return (
    <Field {...field} group>
      {({ id, set, value, disabled }) => (
        <Radio.Group
          id={id}
          name={id}
          disabled={disabled}
          value={value}
          options={choicesOf(options, (text) => t(text))}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}

/** Any number of a list, all in sight. */
export function TickListField({ options, ...field }: FieldProps & { options: readonly Choice[] }) {
  const t = useT();
  return (
    <Field<string[]> {...field} group>
      {({ id, set, value, disabled }) => (
        <TickList
          id={id}
          disabled={disabled}
          ticked={value ?? []}
          options={choicesOf(options, (text) => t(text))}
          onTicked={set}
        />
      )}
    </Field>
  );
}

/** Yes or no. */
export function CheckField({ hint, ...field }: FieldProps) {
  const label = useLabel(field);
  return (
    <Field {...field} label={label} hint={hint} group quiet>
      {({ id, set, value, disabled }) => (
        <Checkbox id={id} disabled={disabled} checked={value === true} onChange={({ target }) => set(target.checked)}>
          {label}
        </Checkbox>
      )}
    </Field>
  );
}
