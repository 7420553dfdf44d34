import { X } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { formatDate } from '../values/date.js';
import { formatMoney } from '../values/number.js';
import { Icon } from '../values/icon.js';
import { labelOf, type Filter } from './filters.js';
import type { ListState } from './list-state.js';
import { TextButton } from '../links/links.js';
import css from './chips.module.css';

export interface ChipsProps {
  filters: readonly Filter[];
  state: ListState;
  onRemove: (name: string) => void;
  onClear: () => void;
}

/** The filters in use, each with a way to drop it. */
export function Chips({ filters, state, onRemove, onClear }: ChipsProps) {
  const t = useT();
  const used = filters.filter(({ name }) => state.filters[name]);
  if (!used.length) return null;
  const valueOf = (filter: Filter, value: string) => {
    if (filter.kind === 'date') return formatDate(value);
    if (filter.kind === 'money' && Number.isFinite(Number(value))) return formatMoney(Number(value));
    return labelOf(filter, value, (text) => t(text));
  };
  const textOf = (filter: Filter) => `${filter.label}: ${valueOf(filter, state.filters[filter.name] ?? '')}`;
  return (
    <div className={css.chips}>
      {used.map((filter) => (
        <button
          key={filter.name}
          type="button"
          className={css.chip}
          aria-label={t('Remove filter: {{filter}}', { filter: textOf(filter) })}
          onClick={() => onRemove(filter.name)}
        >
          <bdi>{textOf(filter)}</bdi>
          <Icon icon={X} size={14} />
        </button>
      ))}
      <TextButton onClick={onClear}>{t('Clear Filters')}</TextButton>
    </div>
  );
}
