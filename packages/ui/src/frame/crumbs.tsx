import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';

export interface Crumb {
  label: ReactNode;
  to?: string;
}

/** The way from the start to this page; the last one is the page itself. */
export function Crumbs({ of }: { of: Crumb[] }) {
  const t = useT();
  return (
    <nav className="crumbs" aria-label={t('Breadcrumb')}>
      <ol>
        {of.map(({ label, to }, index) => (
          <li key={index}>
            {to && index < of.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
            {index < of.length - 1 && <Icon of={ChevronRight} size={14} flip />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
