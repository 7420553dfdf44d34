import type { MessageSource } from './i18n.js';

const files = {
  en: () => import('../locales/en.json'),
  hi: () => import('../locales/hi.json'),
  ur: () => import('../locales/ur.json'),
};

/** The texts of this package. */
export const uiMessages: MessageSource = async (language) => (await files[language]()).default;
