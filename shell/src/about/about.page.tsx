import { GuestFrame, Headline, Sheet, Split, useT } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import css from './about.module.css';

/** What the footer leads to: how to use the portal, what it keeps, whom to ask, where everything is. */
export function AboutPage() {
  const t = useT();
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <GuestFrame>
      <Headline title={t('About this portal')} />
      <Split>
        <Part id="accessibility" title={t('Accessibility')}>
          {t(
            'Everything can be reached by keyboard and read by screen readers. Text size, theme and language are in the header; the page can be zoomed to 400 %.',
          )}
        </Part>
        <Part id="policies" title={t('Policies')}>
          {t(
            'The portal keeps what its forms ask for, for the life of the record. Every change is written to an audit log that nobody can edit. No data goes to third parties, and no trackers are used.',
          )}
        </Part>
        <Part id="help" title={t('Help')}>
          {t(
            'Who holds a device can raise a ticket under Support. Buyers find their orders under Procurement, sellers under My Orders.',
          )}
        </Part>
        <Part id="contact" title={t('Contact')}>
          {t(
            'Write to the administrator of your organization; account questions go to the Super Administrator who approved your registration.',
          )}
        </Part>
        <Part id="feedback" title={t('Feedback')}>
          {t(
            'Tell us what is missing, wrong or hard to use: sign in and raise a ticket of the category Other under Support, or write to the administrator of your organization.',
          )}
        </Part>
        <div id="sitemap">
          <Sheet title={t('Sitemap')}>
            <Sitemap />
          </Sheet>
        </div>
      </Split>
    </GuestFrame>
  );
}

/** Where everything is. */
function Sitemap() {
  const t = useT();
  return (
    <ul className={css.links}>
      <li>
        <Link to="/login">{t('Sign in')}</Link>
      </li>
      <li>
        <Link to="/register">{t('Buyer Registration')}</Link>
      </li>
      <li>
        <Link to="/seller-register">{t('Seller Registration')}</Link>
      </li>
      <li>
        <Link to="/enduser-register">{t('End User Device Registration')}</Link>
      </li>
      <li>
        <Link to="/registration-status">{t('Where your registration stands')}</Link>
      </li>
      <li>
        <a href="/status">{t('API Status')}</a>
      </li>
    </ul>
  );
}

/** A part that the footer leads to. */
const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div id={id}>
    <Sheet title={title}>
      <p>{children}</p>
    </Sheet>
  </div>
);
