import type { ReactNode } from 'react';

/** A name and, softer below it, what tells it apart. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <span className="two">
    <span>{first}</span>
    {second !== undefined && <span className="s">{second}</span>}
  </span>
);
