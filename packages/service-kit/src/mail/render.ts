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

const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A mail address and nothing else: with a slash or a colon in it, a mail program reads a page of a stranger. */
const isAddress = (word: string) => /^[(<]?[\w.+'-]+@[\w-]+(\.[\w-]+)+[)>.,;]*$/.test(word);

/** Mail programs make links of whatever looks like one; a character without width keeps them from it. */
const unlinked = (value: string) =>
  value
    .split(' ')
    .map((word) =>
      isAddress(word) ? word : word.replaceAll('://', ':\u200b//').replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '.\u200b'),
    )
    .join(' ');

/** A value as a mail may say it: one line, and no link but to the portal itself. */
const safe = (value: string, portal: string) => {
  const line = oneLine(value);
  return leadsTo(portal, line) ? line : unlinked(line);
};

const leadsTo = (portal: string, line: string) => line.startsWith(new URL('/', portal).href) && !line.includes(' ');

/** A line as HTML, in which what leads to the portal itself can be followed. */
const asHtml = (text: string, links: readonly string[]) =>
  text
    .split(' ')
    .map((word) => (links.includes(word) ? `<a href="${html(word)}">${html(word)}</a>` : html(word)))
    .join(' ');

/** Subject, text and HTML of a mail in the receiver's language; values are never read as HTML, lines or links of a stranger. */
export async function renderMail(
  { language, subject, lines, values }: Pick<MailEntry, 'language' | 'subject' | 'lines' | 'values'>,
  portal: string,
) {
  const translating = made.get(language) ?? translator(language);
  made.set(language, translating);
  const { t } = await translating;
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, safe(String(value), portal)]));
  const texts = lines.map((line) => t(line, said));
  const links = Object.values(said).filter((value) => leadsTo(portal, value));
  const body = texts.map((text) => `<p>${asHtml(text, links)}</p>`).join('');
  return {
    subject: oneLine(t(subject, said)),
    text: texts.join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><body>${body}</body></html>`,
  };
}
