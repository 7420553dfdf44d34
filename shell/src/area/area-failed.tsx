import { Icon, StateBox, Surface, usePageTitle, useSession, useT } from '@portal/ui';
import { Button } from 'antd';
import { CircleX, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { AreaError, type AreaFault } from './area-error.js';
import { areaAmong } from './area-of.js';
import { isLostPart, isOffline, notesFailure } from './failure.js';
import { pageLoad } from './page-load.js';

/** Tells of each fault once; a release that fails again gives way to the one before it. */
function useToldFault(error: unknown) {
  const area = areaAmong(useMatches());
  const { user } = useSession();
  useEffect(() => {
    console.error(error);
    if (area && notesFailure(area, user, error)) pageLoad.again();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same fault is told once, whatever else changes
  }, [error]);
}

/** One area failed; the frame around it and the other areas go on. */
export function AreaFailed() {
  const t = useT();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  usePageTitle(t('Something went wrong'));
  useToldFault(error);
  const retry = () => (isLostPart(error) ? pageLoad.again() : void navigate(pathname + search, { replace: true }));
  const words: Record<AreaFault, string> = {
    missing: t('This area cannot be loaded right now. The other areas still work.'),
    slow: t('This area takes too long to load. The other areas still work.'),
    failed: t('We encountered an unexpected error. Please try refreshing the page.'),
    incompatible: t('This area is being updated. Please try again in a few minutes.'),
  };
  const unexpected = isOffline(error)
    ? t('Network error: you are offline')
    : t('We encountered an unexpected error. Please try refreshing the page.');
  const text = error instanceof AreaError ? words[error.fault] : unexpected;
  return (
    <Surface as="section" role="alert">
      <StateBox
        look="problem"
        icon={<Icon icon={CircleX} size={20} />}
        action={
          <Button type="primary" icon={<Icon icon={RotateCw} />} onClick={retry}>
            {t('Retry')}
          </Button>
        }
      >
        <h1>{t('Something went wrong')}</h1>
        <p>{text}</p>
        <p>
          <a href="/status">{t('See what works right now')}</a>
        </p>
      </StateBox>
    </Surface>
  );
}
