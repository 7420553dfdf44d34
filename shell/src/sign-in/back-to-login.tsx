import { Icon, useT } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back from a page that needs nobody signed in. */
export function BackToLogin() {
  const t = useT();
  return (
    <Link className="back" to="/login">
      <Icon of={ArrowLeft} flip />
      {t('Back to Login')}
    </Link>
  );
}
