import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../values/icon.js';
import { Lines, Secondary } from '../text/text.js';
import css from './link-tiles.module.css';

export interface LinkTile {
  label: string;
  /** What is done there. */
  text: string;
  icon: LucideIcon;
  to: string;
}

/** The ways from an overview to its screens: the whole card is the link. */
export const LinkTiles = ({ tiles, name }: { tiles: LinkTile[]; name: string }) => (
  <nav aria-label={name}>
    <ul className={css.tiles}>
      {tiles.map(({ label, text, icon, to }) => (
        <li key={to}>
          <Link to={to}>
            <Icon icon={icon} size={20} />
            <Lines>
              <b>{label}</b>
              <Secondary>{text}</Secondary>
            </Lines>
            <Icon icon={ChevronRight} flip />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
