import { FileRows } from '@portal/ui';
import type { ReactNode } from 'react';
import css from './device-rows.module.css';

/** Rows with a way on at their end; where it does not fit it stands below, as wide as the row. */
export const DeviceRows = ({ children }: { children: ReactNode }) => (
  <FileRows className={css.rows}>{children}</FileRows>
);
