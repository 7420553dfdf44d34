import type { MessageSource } from '@portal/ui';

/** The texts of the screens of requests for quotation and quotes. */
export const messages: MessageSource = async (language) => {
  if (language === 'hi') return (await import('./locales/hi.json')).default;
  if (language === 'ur') return (await import('./locales/ur.json')).default;
  return (await import('./locales/en.json')).default;
};
