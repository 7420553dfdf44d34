import type { ReactNode } from 'react';
import { Lines, Secondary } from '../text/text.js';

/** A name and, softer below it, what tells it apart. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <Lines>
    <span>{first}</span>
    {second !== undefined && <Secondary>{second}</Secondary>}
  </Lines>
);
