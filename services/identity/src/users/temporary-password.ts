import { randomInt } from 'node:crypto';

// No characters that look like others; 20 of 31 hold 99 bits.
const letters = 'abcdefghijkmnpqrstuvwxyz2345679';
export const temporaryHours = 72;

/** A random password that can be read and typed: `k7mp2-…`. */
export const temporaryPassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );

export const temporaryEnd = () => new Date(Date.now() + temporaryHours * 3_600_000);
