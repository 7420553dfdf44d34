import type { ReactNode } from 'react';
import css from './ltr.module.css';

/** A piece that always reads from left to right: numbers, dates, ids, domains. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={css.ltr}>
    {children}
  </bdi>
);
