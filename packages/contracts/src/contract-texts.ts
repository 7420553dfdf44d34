/** Texts of the contracts (messages, states, labels) in another language. */
export const contractTexts = async (language: string): Promise<Record<string, string>> => {
  if (language === 'hi') return (await import('./locales/hi.js')).hi;
  if (language === 'ur') return (await import('./locales/ur.js')).ur;
  return {};
};
