import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../values/icon.js';
import { Secondary } from '../text/text.js';
import css from './figures.module.css';

export interface Figure {
  label: string;
  value: ReactNode;
  /** One more fact below the number. */
  note?: ReactNode;
  to?: string;
  /** Marigold: this is the reader's turn. */
  attention?: boolean;
}

function Content({ label, value, note, attention }: Figure) {
  return (
    <>
      <span className={css.label}>
        {attention && <Icon icon={TriangleAlert} />}
        {label}
      </span>
      <strong>{value}</strong>
      {note !== undefined && <Secondary className={css.note}>{note}</Secondary>}
    </>
  );
}

/** Up to seven numbers over a list or a dashboard; each may lead to its rows. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <ul className={css.figures}>
    {figures.map((figure) => (
      <li key={figure.label} className={figure.attention ? css.attention : undefined}>
        {figure.to ? (
          <Link className={css.figure} to={figure.to}>
            <Content {...figure} />
          </Link>
        ) : (
          <div className={css.figure}>
            <Content {...figure} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
