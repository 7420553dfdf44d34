/** The portal's languages; the other ten use the same machinery. English is the key and needs no file. @untranslated */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी' },
  { code: 'ur', name: 'Urdu', nativeName: 'اردو' },
] as const;
export type Language = (typeof languages)[number]['code'];

/** Texts of the contracts (messages, states, labels) in another language. */
export const contractTexts = async (language: string): Promise<Record<string, string>> => {
  if (language === 'hi') return (await import('./locales/hi.js')).hi;
  if (language === 'ur') return (await import('./locales/ur.js')).ur;
  return {};
};
