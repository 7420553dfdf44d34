import { useT } from '@portal/ui';
import { Link } from 'react-router';
import css from './register-links.module.css';

/** The ways into the portal for who has no account. */
export function RegisterLinks() {
  const t = useT();
  return (
    <nav className={css.links} aria-label={t('Registration')}>
      <h2>{t('New to the portal?')}</h2>
      <ul>
        <li>
          <Link to="/register">{t('Register as a buyer organization')}</Link>
        </li>
        <li>
          <Link to="/seller-register">{t('Register as a seller')}</Link>
        </li>
        <li>
          <Link to="/enduser-register">{t('Register a device as end user')}</Link>
        </li>
        <li>
          <Link to="/registration-status">{t('See where your registration stands')}</Link>
        </li>
      </ul>
    </nav>
  );
}
