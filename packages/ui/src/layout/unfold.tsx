import type { ReactNode } from 'react';
import css from './unfold.module.css';

/** What only some want to see: unfolds below its summary. */
export const Unfold = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className={css.unfold}>
    <summary>{summary}</summary>
    {children}
  </details>
);
