import { useId, type ReactNode } from 'react';

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
    <section className={`sheet${flush ? '' : ' pad'}`} aria-labelledby={id}>
      <div className={`sh${flush ? ' padx' : ''}`}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** The parts of a record, with an aside that stays in sight (and comes first on narrow screens). */
export const Split = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={aside ? 'split' : 'split alone'}>
    <div className="main">{children}</div>
    {aside && <aside>{aside}</aside>}
  </div>
);
