import { useEffect } from 'react';
import { useT } from '../i18n/use-t.js';

/** What the browser's tab says while a page is open. */
export function usePageTitle(name: string) {
  const t = useT();
  useEffect(() => {
    document.title = [name, t('Asset Lifecycle Management Portal')].filter(Boolean).join(' · ');
  }, [name, t]);
}
