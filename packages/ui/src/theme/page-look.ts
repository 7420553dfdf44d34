import { useLayoutEffect } from 'react';
import { useMedia, useTouch } from './media.js';
import { usePreferences } from './preferences.js';
import { direction, textOf } from './text.js';

/** Puts language, direction, theme and text size on the page itself; the colours of a theme stand in styles/tokens.css. */
export function usePageLook() {
  const { language, mode: chosen, size } = usePreferences();
  // Paper is white: light text would be lost on it.
  const mode = useMedia('print') ? 'light' : chosen;
  const touch = useTouch();
  useLayoutEffect(() => {
    const page = document.documentElement;
    const text = textOf(language, size, touch);
    page.lang = language;
    page.dir = direction(language);
    page.dataset.theme = mode;
    const values: [string, string][] = [
      ['--font', text.family],
      ['--fs', `${text.size}px`],
      ['--lh', String(text.line)],
      ['color-scheme', mode],
    ];
    for (const [name, value] of values) page.style.setProperty(name, value);
  }, [language, mode, size, touch]);
}
