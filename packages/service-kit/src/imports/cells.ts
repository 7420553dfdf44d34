import { type FieldDescription, valueSchemaOf } from '@portal/contracts';
import { z } from 'zod';

/** Digits of any Indian script as 0 to 9. */
const westernDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });

/** DD-MM-YYYY, DD/MM/YYYY, DD.MM.YYYY or YYYY-MM-DD as a day; anything else stays as it is, for the validator to refuse. */
function dayFrom(cell: string): string {
  const text = westernDigits(cell);
  const indian = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  if (indian) return `${indian[4]}-${indian[3]?.padStart(2, '0')}-${indian[1]?.padStart(2, '0')}`;
  return text;
}

/** Rupees with or without sign, commas and spaces; NaN for what is no amount. */
function amountFrom(cell: string): number {
  const text = westernDigits(cell)
    .replace(/₹|rs\.?|inr|\/-/gi, '')
    .replace(/[,\s\u00a0]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const oneOfThese = (values: readonly string[]) => (cell: string) =>
  values.find((value) => value.toLowerCase() === cell.toLowerCase()) ?? cell;

const yes = ['y', 'yes', 'true', '1'];
const no = ['n', 'no', 'false', '0'];
const answerFrom = (cell: string) => {
  const text = cell.toLowerCase();
  return yes.includes(text) ? true : no.includes(text) ? false : cell;
};

const asWritten = (cell: string) => cell;

/** How a cell is read: by the unit of its field, or by what the field holds. */
export function cellReader(schema: z.ZodType, unit: FieldDescription['unit']): (cell: string) => unknown {
  if (unit === 'day') return dayFrom;
  if (unit === 'rupees') return amountFrom;
  const value = valueSchemaOf(schema);
  if (value instanceof z.ZodNumber) return amountFrom;
  if (value instanceof z.ZodEnum) return oneOfThese(value.options.map(String));
  return value instanceof z.ZodBoolean ? answerFrom : asWritten;
}

/** What stands in a cell; a clerk's line break within it is for the eye, but where a field is told in several lines. */
export const cellText = (cell: string, isParagraph = false) =>
  (isParagraph ? cell : cell.replace(/\s*[\r\n\t\u0085\u2028\u2029]+\s*/g, ' ')).trim();
