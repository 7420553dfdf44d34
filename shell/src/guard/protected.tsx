import { Loading, useSession, useT } from '@portal/ui';
import { Navigate, useLocation } from 'react-router';
import { PortalFrame } from '../frame/portal-frame.js';
import { AwayPage } from '../pages/away.page.js';
import { setUpPage } from './set-up.js';

/** Everything but sign-in and registration: needs somebody signed in, with a password of their own. */
export function Protected() {
  const t = useT();
  const { state, user, ...session } = useSession();
  const { pathname, search } = useLocation();
  if (state === 'checking') return <Loading text={t('Verifying your access permissions.')} />;
  if (state === 'away') return <AwayPage />;
  if (state === 'out') {
    const wished = 'left' in session && session.left;
    const back = wished || pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={`/login${back}`} replace />;
  }
  const first = setUpPage(user);
  if (first) return <Navigate to={first} replace />;
  return <PortalFrame />;
}
