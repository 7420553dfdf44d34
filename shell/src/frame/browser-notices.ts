import { type Notification as Notice, profiles } from '@portal/contracts';
import { useRead, useT } from '@portal/ui';
import { useEffect, useRef } from 'react';

const isPossible = () => 'Notification' in globalThis;

/** Asks the browser, once, whether the portal may show notifications. */
export async function mayNotify() {
  return isPossible() && (await Notification.requestPermission()) === 'granted';
}

/** Shows what is new as notifications of the browser, for who wished for that and while nobody looks at the page. */
export function useBrowserNotices(items: readonly Notice[] | undefined) {
  const t = useT();
  const { data } = useRead(profiles.preferences);
  const wished = data?.preferences.push ?? false;
  const seen = useRef<Set<string>>(undefined);
  useEffect(() => {
    if (!items) return;
    const before = seen.current;
    seen.current = new Set(items.map(({ id }) => id));
    if (!before || !wished || !document.hidden || !isPossible() || Notification.permission !== 'granted') return;
    for (const { id, title, values, read } of items) {
      // One for all tabs: the browser shows a tag once.
      if (!read && !before.has(id)) new Notification(t(title, values), { tag: id });
    }
  }, [items, wished, t]);
}
