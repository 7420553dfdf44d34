import { causeInWords } from '@portal/contracts';
import { plain } from './plain.mjs';

/** @typedef {import('@portal/contracts').Cause} Cause */

/**
 * A cause with what was found, which stands in one line.
 * @param {import('@portal/contracts').ReleaseCauseCode} code
 * @param {Record<string, string | number>} [values]
 * @param {Cause} [because]
 * @returns {Cause}
 */
export function causeOf(code, values = {}, because) {
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(String(value))]));
  return { code, values: said, ...(because && { because }) };
}

/**
 * In English, for the tool and for pages that do not know the code.
 * @param {Cause} cause
 */
export const inEnglish = (cause) => causeInWords(cause) ?? cause.code;
