export type Language = 'en' | 'hi' | 'ur';
export type TextSize = 'small' | 'normal' | 'large';

const devanagari = "'Noto Sans Devanagari Variable'";
const naskh = "'Noto Naskh Arabic Variable'";
// The other scripts come last: people's names and the names of languages stand in any of them. A font is fetched when a
// letter of it is shown, no sooner.
const family = (...fonts: string[]) =>
  ["'Rupee'", "'Noto Sans Variable'", ...fonts, "'Noto Sans Indic'", 'system-ui', 'sans-serif'].join(', ');

// Each script is scaled to Latin in its @font-face (size-adjust), so the size is one; only the line needs more room.
const scripts: Record<Language, { family: string; line: number }> = {
  en: { family: family(devanagari, naskh), line: 1.5 },
  hi: { family: family(devanagari, naskh), line: 1.6 },
  ur: { family: family(naskh, devanagari), line: 1.7 },
};

const sizes: Record<TextSize, number> = { small: 13, normal: 14, large: 16 };

export function textOf(language: Language, size: TextSize = 'normal', touch = false) {
  return { ...scripts[language], size: sizes[size] + (touch ? 2 : 0) };
}

export const direction = (language: Language) => (language === 'ur' ? 'rtl' : 'ltr');
