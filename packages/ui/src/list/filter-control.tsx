import { Input, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { DateInput } from '../form/date-input.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { numberOf, settledAmount } from '../values/typed-number.js';
import { optionsOf, type Filter } from './filters.js';
import { Secondary } from '../text/text.js';
import css from './filter-control.module.css';

export interface FilterControlProps {
  filter: Filter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function TextFilter({ filter, value = '', onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Input
      className={css.filter}
      aria-label={filter.label}
      placeholder={filter.label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onChange(typed.trim())}
      onBlur={() => typed.trim() !== value && onChange(typed.trim())}
    />
  );
}

const settled = (value: string) => (value && Number.isFinite(Number(value)) ? settledAmount(Number(value)) : value);

/** What is no amount is said at the field, and asks for nothing. */
function MoneyFilter({ filter, value = '', onChange }: FilterControlProps) {
  const t = useT();
  const fault = useId();
  const [typed, setTyped] = useState(() => settled(value));
  const amount = numberOf(typed);
  const isWrong = typeof amount === 'string' || (amount !== undefined && amount < 0);
  const settle = () => {
    const next = String(amount ?? '');
    if (!isWrong && next !== value) onChange(next);
  };
  return (
    <span className={css.money}>
      <Input
        className={css.filter}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        prefix="₹"
        aria-label={filter.label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? fault : undefined}
        status={isWrong ? 'error' : undefined}
        placeholder={filter.label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={settle}
        onBlur={settle}
      />
      {isWrong && (
        <span id={fault} role="alert" className={css.fault}>
          {t('Please enter an amount')}
        </span>
      )}
    </span>
  );
}

function searchOf({ onSearch, options = [] }: Filter) {
  if (onSearch) return { onSearch, filterOption: false };
  return options.length > 8 && { optionFilterProp: 'label' };
}

/** The control of one filter. */
export function FilterControl(props: FilterControlProps) {
  const t = useT();
  const { filter, value, onChange } = props;
  if (filter.kind === 'date') {
    return (
      <label className={css.date}>
        <Secondary>{filter.label}</Secondary>
        <DateInput value={value ?? ''} onChange={onChange} />
      </label>
    );
  }
  if (filter.kind === 'money') return <MoneyFilter key={value} {...props} />;
  if (filter.kind === 'text' || !filter.options) return <TextFilter key={value} {...props} />;
  return (
    <Select
      className={css.filter}
      aria-label={filter.label}
      placeholder={filter.placeholder ?? filter.label}
      value={value}
      allowClear
      showSearch={searchOf(filter)}
      popupMatchSelectWidth={false}
      notFoundContent={t('No match')}
      options={optionsOf(filter, (text) => t(text))}
      suffixIcon={<Icon icon={ChevronDown} />}
      onChange={onChange}
    />
  );
}
