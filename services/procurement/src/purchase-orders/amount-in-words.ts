import { type Language, toPaise } from '@portal/contracts';
import { ToWords } from 'to-words';

// The numerals of Urdu are of one locale, whose rupees and paise are those of India.
const locales = { en: 'en-IN', hi: 'hi-IN', ur: 'ur-PK' } as const satisfies Record<Language, string>;

const crore = 1_00_00_000;
const english = new ToWords({ localeCode: locales.en });

/** An amount in rupees as it is spoken, in lakh and crore. */
export function amountInWords(rupees: number, language: Language) {
  const words = new ToWords({ localeCode: locales[language] });
  if (language !== 'en' || rupees < 100 * crore) return words.convert(rupees, { currency: true });
  // English counts on in crores, where the library goes over to arab and kharab.
  const paise = toPaise(rupees) % (crore * 100);
  const crores = `${english.convert(Math.floor(rupees / crore))} Crore`;
  return paise === 0 ? `${crores} Rupees Only` : `${crores} ${restInWords(paise)}`;
}

/** What is said after the crores: without the rupees' zero where only paise are left. */
function restInWords(paise: number) {
  const rest = english.convert(paise / 100, { currency: true });
  return rest.replace(/^Zero Rupees/, 'Rupees').replace(/^One Rupee\b/, 'One Rupees');
}
