import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../i18n/use-t.js';

/** What the browser's tab says while a page is open; written anew with each address, though it says the same. */
export function usePageTitle(name: string) {
  const t = useT();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = [name, t('Asset Lifecycle Management Portal')].filter(Boolean).join(' · ');
  }, [name, t, pathname]);
}
