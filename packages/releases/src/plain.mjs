/**
 * A text without the characters that steer a terminal or begin a line of their own.
 * @param {string} text
 */
export const plain = (text) => text.replaceAll(/\p{Cc}+/gu, ' ');
