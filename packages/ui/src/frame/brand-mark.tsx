import { Stamp } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n/use-t.js';

/** The owner's emblem slot and name: each page says whose it is. */
export function BrandMark() {
  const t = useT();
  return (
    <Link className="mark" to="/">
      <span className="emblem" aria-hidden>
        <Stamp size={20} strokeWidth={1.75} />
      </span>
      <span className="names">
        <b>{t('Asset Lifecycle Management Portal')}</b>
        <span>{t('Government of India')}</span>
      </span>
    </Link>
  );
}
