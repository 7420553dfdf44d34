import { Languages } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { languageNames } from '../i18n/languages.js';
import { useT } from '../i18n/use-t.js';
import { usePreferences } from '../theme/preferences.js';
import { Icon } from '../values/icon.js';
import { afterLoad } from './after-load.js';
import { IconButton } from '../links/links.js';
import css from './language-menu.module.css';

type List = typeof import('./language-list.js').LanguageList;
// A menu that is made later, for another width, has the list at once.
let known: List | undefined;
async function fetchList(): Promise<List> {
  known = (await import(/* webpackFetchPriority: "low" */ './language-list.js')).LanguageList;
  return known;
}

/** The button that opens the list of languages. The list comes after the page: who is faster sees it as soon as it is here. */
export function LanguageMenu() {
  const t = useT();
  const { language } = usePreferences();
  const place = useRef<HTMLSpanElement>(null);
  const wish = useRef<'focus' | 'open'>(undefined);
  const [List, setList] = useState(() => known);
  const fetch = () =>
    void fetchList().then((list) => {
      // The button is made anew around the list.
      if (place.current?.contains(document.activeElement)) wish.current ??= 'focus';
      setList(() => list);
    }, console.error);
  const open = () => {
    wish.current = 'open';
    fetch();
  };
  useEffect(() => (known ? undefined : afterLoad(fetch)), []);
  useEffect(() => {
    if (!List || !wish.current) return;
    const button = place.current?.querySelector('button');
    button?.focus();
    // Not within the effect: what the press opens is drawn at once.
    if (wish.current === 'open') queueMicrotask(() => button?.click());
  }, [List]);
  const button = (
    <IconButton
      aria-haspopup="menu"
      aria-label={`${t('Language')}: ${languageNames[language]}`}
      onClick={List ? undefined : open}
      // A press that ends on the new button would be nobody's click.
      onPointerDown={List ? undefined : open}
    >
      <Icon icon={Languages} size={18} />
      <span lang={language}>{languageNames[language]}</span>
    </IconButton>
  );
  return (
    <span className={css.place} ref={place}>
      {List ? <List>{button}</List> : button}
    </span>
  );
}
