import type { Language } from '../theme/text.js';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', ur: 'اردو' };
