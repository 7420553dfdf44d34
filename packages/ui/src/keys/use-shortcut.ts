import { useHotkeys } from 'react-hotkeys-hook';
import { usePreferences } from '../theme/preferences.js';

const over = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Something lies over the page and has the keys to itself. */
const isOver = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(over) !== null;

/**
 * One key that does something on this page, unless somebody types or a dialog is open; `?` lists it with its words. A letter
 * is the key in its place, whatever script the keyboard writes; a sign is the sign. Who turned single keys off (WCAG 2.1.4)
 * has none.
 */
export function useShortcut(key: string, words: string, run: () => void, enabled = true) {
  const { keys } = usePreferences();
  const isLetter = /^[a-z]$/.test(key);
  // Some keyboards write a sign with Shift.
  useHotkeys(isLetter ? key : `shift+${key},${key}`, run, {
    description: words,
    enabled: keys && enabled,
    ignoreEventWhen: isOver,
    preventDefault: true,
    useKey: !isLetter,
  });
}
