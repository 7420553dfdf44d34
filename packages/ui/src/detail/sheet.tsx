import { clsx } from 'clsx/lite';
import { useId, type ReactNode } from 'react';
import { Surface } from '../layout/layout.js';
import css from './sheet.module.css';

export interface SheetProps {
  title: string;
  /** Beside the title: a count, a button. */
  more?: ReactNode;
  children: ReactNode;
  /** The content reaches the edges: a table. */
  flush?: boolean;
}

/** A titled section on a surface of its own. */
export function Sheet({ title, more, children, flush = false }: SheetProps) {
  const id = useId();
  return (
    <Surface as="section" padded={!flush} className={css.sheet} aria-labelledby={id}>
      <div className={clsx(css.head, flush && css.flush)}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </Surface>
  );
}

/** The parts of a record, with an aside that stays in sight (and comes first on narrow screens). */
export const Split = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={clsx(css.split, !aside && css.alone)}>
    <div className={css.main}>{children}</div>
    {aside && <aside>{aside}</aside>}
  </div>
);
