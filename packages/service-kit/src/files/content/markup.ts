/** How pages and server scripts give themselves away; long enough never to occur by chance. */
const markup = /<(?:script|iframe|html|!doctype|\?php)/i;

/** A page or script hidden in a part that readers skip: a comment, a caption, the bytes before the first object. */
export const hasMarkup = (part: Buffer) => markup.test(part.toString('latin1'));

/** A text that a reader would run or show as a page. */
export const startsAsMarkup = (text: string) => /^\s*(?:<[a-z!?%/]|#!)/i.test(text);
