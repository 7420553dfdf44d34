import { Icon, StateBox, Surface, usePageTitle, useT } from '@portal/ui';
import { Button } from 'antd';
import { CircleX, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { AreaError, type AreaFault } from './area-error.js';

/** One area failed; the frame around it and the other areas go on. */
export function AreaFailed() {
  const t = useT();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  usePageTitle(t('Something went wrong'));
  useEffect(() => console.error(error), [error]);
  const words: Record<AreaFault, string> = {
    missing: t('This area cannot be loaded right now. The other areas still work.'),
    slow: t('This area takes too long to load. The other areas still work.'),
    failed: t('We encountered an unexpected error. Please try refreshing the page.'),
    incompatible: t('This area is being updated. Please try again in a few minutes.'),
  };
  const text =
    error instanceof AreaError
      ? words[error.fault]
      : t('We encountered an unexpected error. Please try refreshing the page.');
  return (
    <Surface as="section" role="alert">
      <StateBox
        look="problem"
        icon={<Icon icon={CircleX} size={20} />}
        action={
          <Button
            type="primary"
            icon={<Icon icon={RotateCw} />}
            onClick={() => void navigate(pathname + search, { replace: true })}
          >
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
