import type { ReactNode } from 'react';
import css from './bulk-rows.module.css';

/** The registrations of a bulk decision; many scroll in their place. */
export const BulkRows = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>;
