import type { MessageSource } from '@portal/ui';

/** The texts of the tutorial screens. */
export const messages: MessageSource = async (language) => {
  if (language === 'hi') return (await import('./locales/hi.json')).default;
  if (language === 'ur') return (await import('./locales/ur.json')).default;
  return {};
};
