import { BackLink, Icon, useT } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';

/** The way back from a page that needs nobody signed in. */
export function BackToLogin() {
  const t = useT();
  return (
    <BackLink to="/login">
      <Icon icon={ArrowLeft} flip />
      {t('Back to Login')}
    </BackLink>
  );
}
