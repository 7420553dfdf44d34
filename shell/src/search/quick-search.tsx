import { Icon, IconButton, useShortcut, useT, useWide } from '@portal/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import css from './quick-search.module.css';

// Fetched when somebody searches for the first time.
const SearchDialog = lazy(async () => ({ default: (await import('./search.dialog.js')).SearchDialog }));

/** One search for everything, in the header of each page and by Ctrl+K. */
export function QuickSearch() {
  const t = useT();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const words = t('Search the portal');
  useShortcut('mod+k', words, () => setOpen(true));
  return (
    <>
      {wide ? (
        <button type="button" className={css.opener} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
          <Icon icon={Search} />
          <span>{words}</span>
          <kbd>Ctrl K</kbd>
        </button>
      ) : (
        <IconButton aria-label={words} onClick={() => setOpen(true)}>
          <Icon icon={Search} size={20} />
        </IconButton>
      )}
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
