import { Stamp } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n/use-t.js';
import css from './brand-mark.module.css';

/** The owner's emblem slot and name: each page says whose it is. */
export function BrandMark() {
  const t = useT();
  return (
    <Link className={css.brand} to="/">
      <span className={css.emblem} aria-hidden>
        <Stamp size={20} strokeWidth={1.75} />
      </span>
      <span className={css.names}>
        <b>{t('Asset Lifecycle Management Portal')}</b>
        <span>{t('Government of India')}</span>
      </span>
    </Link>
  );
}
