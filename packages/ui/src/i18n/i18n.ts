import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { preferences } from '../theme/preferences.js';
import type { Language } from '../theme/text.js';

type Messages = Record<string, string>;
/** Brings the texts of one package in a language; English needs them only for plurals. */
export type MessageSource = (language: Language) => Promise<Messages>;

/** The texts that were asked for; those that did not come have no promise. */
const sources = new Map<MessageSource, Promise<unknown> | undefined>();
/** The language that was applied last; its texts may still be on their way. */
let applied: Language | undefined;

/** Starts i18next: the English text is the key. */
export async function startI18n() {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // Texts that come late are shown as soon as they are here.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** Adds a package's texts: for the language of now, for the one that is on its way, and for each chosen later. */
export async function addMessages(source: MessageSource) {
  const known = sources.get(source);
  const { language } = preferences();
  const languages = new Set<Language>(['en', language, applied ?? language]);
  const loading = known ?? Promise.all([...languages].map((one) => load(one, source)));
  sources.set(source, loading);
  try {
    await loading;
  } catch (error) {
    sources.set(source, undefined);
    throw error;
  }
}

/** Shows everything in this language once its texts are here. */
export async function applyLanguage(language: Language) {
  applied = language;
  await Promise.all([...sources.keys()].map((source) => load(language, source)));
  await i18next.changeLanguage(language);
}

async function load(language: Language, source: MessageSource) {
  i18next.addResourceBundle(language, 'translation', await source(language), true, true);
}
