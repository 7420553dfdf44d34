import { useHotkeys } from 'react-hotkeys-hook';
import { usePreferences } from '../theme/preferences.js';

const over = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Something lies over the page and has the keys to itself. */
const isOver = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(over) !== null;

/**
 * A key that does something on this page; `?` lists it with its words. A letter is the key in its place, whatever script the
 * keyboard writes; a sign is the sign. A single key waits while somebody types or a dialog is open, and does nothing for who
 * turned single keys off (WCAG 2.1.4); one with `mod+` (Ctrl, on a Mac Command) works everywhere.
 */
export function useShortcut(key: string, words: string, run: () => void, enabled = true) {
  const { keys } = usePreferences();
  const isSingle = !key.startsWith('mod+');
  const isSign = !/[a-z]$/.test(key);
  // Some keyboards write a sign with Shift.
  useHotkeys(isSign ? `shift+${key},${key}` : key, run, {
    description: words,
    enabled: enabled && (keys || !isSingle),
    enableOnFormTags: !isSingle,
    ignoreEventWhen: isOver,
    preventDefault: true,
    useKey: isSign,
  });
}
