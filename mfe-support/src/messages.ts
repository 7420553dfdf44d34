import { messages as ticketMessages } from '@portal/features-tickets';
import type { MessageSource } from '@portal/ui';

const own: MessageSource = async (language) => {
  if (language === 'hi') return (await import('./locales/hi.json')).default;
  if (language === 'ur') return (await import('./locales/ur.json')).default;
  return {};
};

/** The texts of this area and of the screens that it shows. */
export const messages: MessageSource = async (language) => ({
  ...(await ticketMessages(language)),
  ...(await own(language)),
});
