import { Link } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { DateText } from '../values/date-text.js';
import css from './footer.module.css';

// The build writes it into the page.
const lastUpdated = () => document.querySelector<HTMLMetaElement>('meta[name="last-updated"]')?.content;

/** What a public site owes its readers, on each page. */
export function Footer() {
  const t = useT();
  const updated = lastUpdated();
  return (
    <footer className={css.footer}>
      <nav aria-label={t('About this portal')}>
        <Link to="/about#accessibility">{t('Accessibility')}</Link>
        <Link to="/about#policies">{t('Policies')}</Link>
        <Link to="/about#help">{t('Help')}</Link>
        <Link to="/about#contact">{t('Contact')}</Link>
        <Link to="/about#feedback">{t('Feedback')}</Link>
        <Link to="/about#sitemap">{t('Sitemap')}</Link>
        {/* The gateway's own page, which stands when the portal does not. */}
        <a href="/status">{t('Status')}</a>
      </nav>
      {updated && (
        <span>
          {t('Last updated')}: <DateText value={updated} />
        </span>
      )}
    </footer>
  );
}
