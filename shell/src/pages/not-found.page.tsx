import { Headline, Lead, useT } from '@portal/ui';
import { Link } from 'react-router';

export function NotFoundPage() {
  const t = useT();
  return (
    <>
      <Headline title={t('404 - Page Not Found')} />
      <Lead>{t("The page you're looking for doesn't exist.")}</Lead>
      <Link to="/">{t('Go to Dashboard')}</Link>
    </>
  );
}
