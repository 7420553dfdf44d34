import { contractTexts } from '@portal/contracts';
import { createInstance, type i18n } from 'i18next';
import type { MailEntry } from '../store/stored.js';

const made = new Map<string, Promise<i18n>>();

async function translator(language: string) {
  const instance = createInstance({
    lng: language,
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  });
  await instance.init({ resources: { [language]: { translation: await contractTexts(language) } } });
  return instance;
}

const html = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Subject, text and HTML of a mail in the receiver's language; values are never read as HTML. */
export async function renderMail({ language, subject, lines, values }: MailEntry) {
  if (!made.has(language)) made.set(language, translator(language));
  const { t } = await made.get(language)!;
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const texts = lines.map((line) => t(line, values));
  const body = texts.map((text) => `<p>${html(text)}</p>`).join('');
  return {
    subject: t(subject, values),
    text: texts.join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body>${body}</body></html>`,
  };
}
