import type { ReactNode } from 'react';

/** What only some want to see: unfolds below its summary. */
export const Unfold = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="unfold">
    <summary>{summary}</summary>
    {children}
  </details>
);
