import { useT } from '../i18n/use-t.js';
import { usePreferences } from '../theme/preferences.js';
import { direction } from '../theme/text.js';

/**
 * Says a text that the portal words itself. What is filled in stands apart, and the text keeps the direction of its language: a text in
 * Urdu that begins with a number would else be laid out from left to right wherever it is shown as somebody's words.
 */
export function useWorded() {
  const t = useT();
  const { language } = usePreferences();
  return (text: string, values: Record<string, string | number>) => {
    if (direction(language) === 'ltr') return t(text, values);
    const apart: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) apart[name] = `\u2068${value}\u2069`;
    const said: string = t(text, apart);
    return `\u200f${said}`;
  };
}
