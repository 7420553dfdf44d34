import type { ReactNode } from 'react';

/** A piece that always reads from left to right: numbers, dates, ids, domains. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className="num">
    {children}
  </bdi>
);
