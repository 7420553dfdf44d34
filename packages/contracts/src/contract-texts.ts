/**
 * Texts of the contracts (messages, states, labels) in another language. They stand apart: whoever uses a neighbour of theirs would
 * carry all of these files, as an area would that asks for the list of languages.
 */
export const contractTexts = async (language: string): Promise<Record<string, string>> => {
  if (language === 'hi') return (await import('./locales/hi.js')).hi;
  if (language === 'ur') return (await import('./locales/ur.js')).ur;
  return {};
};
