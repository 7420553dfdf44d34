import { Button } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { SideDrawer } from '../overlay/side-drawer.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import { FilterControl } from './filter-control.js';
import type { Filter } from './filters.js';
import type { ListState } from './list-state.js';
import { SearchBox } from './search-box.js';
import { LabelledControl } from '../form/labelled-control.js';
import { ControlLabel } from '../text/text.js';
import css from './filter-bar.module.css';

export interface FilterBarProps {
  filters: readonly Filter[];
  searchLabel?: string;
  state: ListState;
  onChange: (changes: Record<string, string | undefined>) => void;
  tools?: ReactNode;
}

/** How many filters stand in the row; the others are behind 'More filters'. */
const inRow = 4;

/** Search and filters over a list; on a phone the filters are behind one button with their count. */
export function FilterBar({ filters, searchLabel, state, onChange, tools }: FilterBarProps) {
  const t = useT();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const shown = wide ? filters.slice(0, inRow) : [];
  const hidden = filters.slice(shown.length);
  const used = hidden.filter(({ name }) => state.filters[name]).length;
  const control = (filter: Filter) => (
    <FilterControl
      key={filter.name}
      filter={filter}
      value={state.filters[filter.name]}
      onChange={(value) => onChange({ [filter.name]: value })}
    />
  );
  return (
    <div className={css.filters}>
      {searchLabel && (
        <SearchBox
          className={css.search}
          label={searchLabel}
          value={state.q}
          onChange={(q) => onChange({ q: q || undefined })}
        />
      )}
      {shown.map(control)}
      {hidden.length > 0 && (
        <Button
          icon={<Icon icon={SlidersHorizontal} />}
          aria-label={used ? t('Filters, {{count}} in use', { count: used }) : t('Filters')}
          onClick={() => setOpen(true)}
        >
          {wide ? t('More filters') : used || undefined}
        </Button>
      )}
      {tools}
      <SideDrawer open={open} title={t('Filters')} onClose={() => setOpen(false)} at="end">
        <div className={css.inDrawer}>
          {hidden.map((filter) => (
            <LabelledControl key={filter.name}>
              {filter.kind !== 'date' && <ControlLabel aria-hidden="true">{filter.label}</ControlLabel>}
              {control(filter)}
            </LabelledControl>
          ))}
          <Button type="primary" block onClick={() => setOpen(false)}>
            {t('Show results')}
          </Button>
        </div>
      </SideDrawer>
    </div>
  );
}
