import type { MessageSource } from '@portal/ui';
import en from './locales/en.json' with { type: 'json' };

/** The texts of the shell. */
export const shellMessages: MessageSource = async (language) => {
  if (language === 'hi') return (await import('./locales/hi.json')).default;
  if (language === 'ur') return (await import('./locales/ur.json')).default;
  return en;
};
