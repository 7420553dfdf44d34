import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import css from './properties.module.css';

export interface Property {
  label: string;
  value: ReactNode;
}

const known = (value: ReactNode) => (value === undefined || value === null || value === '' ? '–' : value);

/** What a record is, in pairs. `stacked` is for many inside a sheet; else it is the row below the title. */
export const Properties = ({ properties, stacked = false }: { properties: Property[]; stacked?: boolean }) => (
  <dl className={clsx(css.properties, stacked && css.stacked)}>
    {properties.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{known(value)}</dd>
      </div>
    ))}
  </dl>
);
