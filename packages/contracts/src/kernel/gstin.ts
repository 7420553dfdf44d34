import { z } from 'zod';
import { optional } from './text.js';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character of a GSTIN: weights 1 and 2 in turn over the first 14, modulo 36. */
export function gstinCheck(first14: string) {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36];
}

export const isGstin = (value: string) =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(value) && gstinCheck(value.slice(0, 14)) === value[14];

/** The permanent account number (PAN) of who has this GSTIN: it stands within. */
export const panOf = (value: string) => value.slice(2, 12);

/** A GSTIN in upper case with a right check character. */
export const gstin = (message: string) =>
  z.string({ error: message }).trim().toUpperCase().min(1, message).refine(isGstin, 'Please enter a valid GSTIN');

/** A GSTIN that may be left out. */
export const optionalGstin = () =>
  optional(20)
    .transform((value) => value?.toUpperCase())
    .refine((value) => value === undefined || isGstin(value), 'Please enter a valid GSTIN');
