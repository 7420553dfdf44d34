/** Text as HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A moment as people of the portal read it. */
export const moment = (at: string) =>
  new Date(at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });

export const stamp = (at: string) => `<time datetime="${escaped(at)}">${escaped(moment(at))}</time>`;

/** Milliseconds, or a dash. */
export const figure = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);
