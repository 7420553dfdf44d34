import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../values/icon.js';

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
      <span className="k">
        {attention && <Icon of={TriangleAlert} />}
        {label}
      </span>
      <strong>{value}</strong>
      {note !== undefined && <span className="s">{note}</span>}
    </>
  );
}

/** Up to six numbers over a list or a dashboard; each may lead to its rows. */
export const Figures = ({ of }: { of: Figure[] }) => (
  <ul className="figures">
    {of.map((figure) => (
      <li key={figure.label} className={figure.attention ? 'att' : undefined}>
        {figure.to ? (
          <Link className="figure" to={figure.to}>
            <Content {...figure} />
          </Link>
        ) : (
          <div className="figure">
            <Content {...figure} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
