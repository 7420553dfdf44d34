import { useTranslation } from 'react-i18next';

/** Replaces the numbers of a finished text by names, so that its translation can be found: `3 attempts` is `{{n}} attempts`. */
export function withNumbersNamed(text: string) {
  const values: Record<string, string> = {};
  let index = 0;
  const key = text.replace(/\d+(?:[.,]\d+)*/g, (number) => {
    index += 1;
    const name = index === 1 ? 'n' : `n${index}`;
    values[name] = number;
    return `{{${name}}}`;
  });
  return { key, values };
}

/** Says a text that came whole from the server or a schema, numbers included, in the reader's language. */
export function useSay() {
  const { t, i18n } = useTranslation();
  return (text: string) => {
    if (i18n.exists(text)) return t(text);
    const { key, values } = withNumbersNamed(text);
    return i18n.exists(key) ? t(key, values) : text;
  };
}
