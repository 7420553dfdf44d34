/** The portal's languages; the other ten use the same machinery. English is the key and needs no file. @untranslated */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी' },
  { code: 'ur', name: 'Urdu', nativeName: 'اردو' },
] as const;
export type Language = (typeof languages)[number]['code'];

const known = (code: string): code is Language => languages.some((language) => language.code === code);

/** The first of these language tags (`hi-IN`) that the portal speaks. */
export const languageAmong = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.trim().replace(/-.*/s, '').toLowerCase()).find(known);

/** What an Accept-Language header asks for, most wanted first; English where the portal has none of it. */
export function languageIn(accepted: string): Language {
  const asked = accepted.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith('q='));
    return { tag, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return languageAmong(wanted.map(({ tag }) => tag)) ?? 'en';
}
