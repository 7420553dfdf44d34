import { usePageTitle } from '../frame/use-page-title.js';
import { useT } from '../i18n/use-t.js';
import { AccessDenied } from './access-denied.js';

/** In the place of a page that is not open to who asked for it; `needs` is module:action. */
export function DeniedPage({ needs }: { needs: string }) {
  const t = useT();
  usePageTitle(t('Access Denied'));
  return <AccessDenied needs={needs} />;
}
