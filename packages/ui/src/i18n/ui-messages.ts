import en from '../locales/en.json' with { type: 'json' };
import type { MessageSource } from './i18n.js';

const files = {
  en: () => Promise.resolve({ default: en }),
  hi: () => import('../locales/hi.json'),
  ur: () => import('../locales/ur.json'),
};

/** The texts of this package. */
export const uiMessages: MessageSource = async (language) => (await files[language]()).default;
