import type { Language } from '@portal/contracts';
import { ToWords } from 'to-words';

// The numerals of Urdu are of one locale, whose rupees and paise are those of India.
const locales = { en: 'en-IN', hi: 'hi-IN', ur: 'ur-PK' } as const satisfies Record<Language, string>;

/** An amount in rupees as it is spoken, in lakh and crore. */
export const amountInWords = (rupees: number, language: Language) =>
  new ToWords({ localeCode: locales[language] }).convert(rupees, { currency: true });
