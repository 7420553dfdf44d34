import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { useHome } from './area-home.js';
import css from './crumbs.module.css';

export interface Crumb {
  label: ReactNode;
  to?: string;
}

/** The way from the area's start to this page, which is the last one; at the start itself there is none. */
export function Crumbs({ way }: { way: Crumb[] }) {
  const t = useT();
  const home = useHome();
  const { pathname } = useLocation();
  if (pathname === home) return null;
  const crumbs = way[0]?.to === home ? way : [{ label: t('Home'), to: home }, ...way];
  return (
    <nav className={css.crumbs} aria-label={t('Breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={index}>
            {to && index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
            {index < crumbs.length - 1 && <Icon icon={ChevronRight} size={14} flip />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
