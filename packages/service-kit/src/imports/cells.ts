import { Day, type FieldDescription, valueSchemaOf } from '@portal/contracts';
import { z } from 'zod';
import { normalized } from './headings.js';

/** What a cell says for its field, or why it says nothing that the field could hold. */
export interface CellReading {
  value: unknown;
  fault?: string;
}

/** Digits of any Indian script as 0 to 9. */
export const westernDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });

const readingOf = (value: unknown, fault: string): CellReading => (value === undefined ? { value, fault } : { value });

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const monthOf = (name: string) => {
  const text = name.toLowerCase();
  return monthNames.test(text) ? String(months.indexOf(text.slice(0, 3)) + 1) : name;
};
const timeOfDay = /[ T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i;
/** Day, month and year in the orders in which offices write them; the month in figures or by its English name. */
const dayOrders = [
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<month>[a-z]{3,9})[-/., ]+(?<year>\d{4}|\d{2})$/i,
  /^(?<month>[a-z]{3,9})[-/., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})$/i,
];
/** Days since this one are how spreadsheets keep a date; five figures are the years from 1927 to 2173. */
const spreadsheetsFirst = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;

function writtenDay(text: string) {
  const {
    day = '',
    month = '',
    year = '',
  } = dayOrders.map((order) => order.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
  return `${year.length === 2 ? `20${year}` : year}-${monthOf(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A day as offices and spreadsheets write it, if the calendar has it. */
function dayFrom(cell: string): string | undefined {
  const text = westernDigits(cell).replace(timeOfDay, '');
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1];
  const written = serial
    ? new Date(spreadsheetsFirst + Number(serial) * dayLength).toISOString().slice(0, 10)
    : writtenDay(text);
  return Day.safeParse(written).success ? written : undefined;
}

/** How many zeros a word behind a number stands for. */
const zerosOf: readonly (readonly [word: RegExp, zeros: number])[] = [
  [/(?:lakhs?|lacs?)\.?$/i, 5],
  [/(?:crores?|cr)\.?$/i, 7],
  [/k$/i, 3],
];

/** Rupees with or without sign, commas, spaces, lakh and crore. */
function amountFrom(cell: string): number | undefined {
  const text = westernDigits(cell)
    .replace(/₹|rs\.?|inr|\/-|only/gi, '')
    .replace(/[,\s\u00a0]/g, '');
  const [word, zeros] = zerosOf.find(([one]) => one.test(text)) ?? [/$/, 0];
  const figures = text.replace(word, '');
  // By its exponent: a product of fractions is not exact.
  return /^-?\d+(\.\d+)?$/.test(figures) ? Number(`${figures}e${zeros}`) : undefined;
}

/** In letters and figures alone, and as one of several: 'Laptops' is Laptop. */
const oneOfThese = (values: readonly string[], others: ReadonlyMap<string, string>) => {
  const words = [...others, ...values.map((value) => [value, value] as const)];
  const known = new Map(words.flatMap(([word, value]) => [word, `${word}s`].map((one) => [normalized(one), value])));
  for (const value of values) known.set(normalized(value), value);
  return (cell: string) => known.get(normalized(cell));
};

const yes = ['y', 'yes', 'true', '1', 'हाँ', 'हां', 'ہاں', 'جی ہاں'];
const no = ['n', 'no', 'false', '0', 'nil', 'नहीं', 'نہیں'];
const answerFrom = (cell: string) => {
  const text = cell.toLowerCase();
  return yes.includes(text) ? true : no.includes(text) ? false : undefined;
};

/** How a cell is read: by the unit of its field, or by what the field holds; other words for its values may be given. */
export function cellReader(
  schema: z.ZodType,
  unit: FieldDescription['unit'],
  words: ReadonlyMap<string, string> = new Map(),
): (cell: string) => CellReading {
  if (unit === 'day') return (cell) => readingOf(dayFrom(cell), 'This is no date');
  const value = valueSchemaOf(schema);
  if (unit === 'rupees' || value instanceof z.ZodNumber)
    return (cell) => readingOf(amountFrom(cell), 'This is no number');
  if (value instanceof z.ZodEnum) {
    const choose = oneOfThese(value.options.map(String), words);
    return (cell) => readingOf(choose(cell), 'This is none of the possible values');
  }
  if (value instanceof z.ZodBoolean) return (cell) => readingOf(answerFrom(cell), 'Please say yes or no');
  return (cell) => ({ value: cell });
}

const mostShown = 60;

/** A cell as it is shown beside what is wrong with it. */
export const shortCell = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown - 1)}…` : text);

/** What stands in a cell; a clerk's line break within it is for the eye, but where a field is told in several lines. */
export const cellText = (cell: string, isParagraph = false) =>
  (isParagraph ? cell : cell.replace(/\s*[\r\n\t\u0085\u2028\u2029]+\s*/g, ' ')).trim();
