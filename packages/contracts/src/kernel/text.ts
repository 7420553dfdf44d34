import { z } from 'zod';

// What no schema has words for; a user is never shown a validator's own English.
z.config({ customError: () => 'Please check this value' });

/** An object of fields that may be missing as a whole: then each field says what it lacks. */
export const section = <T extends z.ZodObject>(fields: T) => z.preprocess((value) => value ?? {}, fields);

// Controls, direction overrides and lone surrogates: they cannot be seen, and they make one text look like another.
// eslint-disable-next-line no-control-regex -- these are the very characters that are refused
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

export const lengths = { code: 50, name: 100, line: 200, paragraph: 500, page: 2000 } as const;

const plain = (max: number) =>
  z
    .string({ error: 'Please enter text' })
    .max(max, `At most ${max} characters are allowed`)
    .refine((value) => !unseen.test(value), 'Please remove characters that cannot be shown')
    .trim();

/** A text that must be given; `message` is the spec's word for its absence. */
export const required = (message: string, max: number = lengths.line) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters are allowed`)
    .refine((value) => !unseen.test(value), 'Please remove characters that cannot be shown');

/** A text that may be left out; blank counts as left out. */
export const optional = (max: number = lengths.line) =>
  plain(max)
    .optional()
    .transform((value) => value || undefined);

// What a browser would read as a tag or a comment.
const markup = /<\s*[a-z!/?]/i;
const plainWords = 'Please enter plain text without HTML';

const isPlain = (value: string | undefined) => value === undefined || !markup.test(value);
// A name with lines of its own would put a stranger's words into a mail of the portal.
const isOneLine = (value: string | undefined) => value === undefined || !/[\r\n\t\u2028\u2029]/.test(value);
const oneLine = 'Please enter one line of text';

/** A required text of a person's form: one line, no markup. */
export const line = (message: string, max: number = lengths.line) =>
  required(message, max).refine(isPlain, plainWords).refine(isOneLine, oneLine);

/** A text of a person's form that may be left out: one line, no markup. */
export const optionalLine = (max: number = lengths.line) =>
  optional(max).refine(isPlain, plainWords).refine(isOneLine, oneLine);

/** A required text of some lines, no markup. */
export const paragraph = (message: string, max: number = lengths.paragraph) =>
  required(message, max).refine(isPlain, plainWords);

/** A text of some lines that may be left out, no markup. */
export const optionalParagraph = (max: number = lengths.paragraph) => optional(max).refine(isPlain, plainWords);

/** One of a list; `message` is said when nothing or something else is chosen. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  message = 'Please choose one of the list',
) => z.enum(values, { error: message });

export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Not a valid id');
export const ById = z.object({ id: Id });

/** A moment, ISO 8601 in UTC. */
export const Moment = z.iso.datetime({ offset: true });
const realDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1950' && value < '2100';
};
/** A calendar day, YYYY-MM-DD. */
export const day = (message = 'Please enter a valid date') =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, message)
    .refine(realDay, message);
export const Day = day();

/** Lower-cased e-mail address; only letters that cannot be taken for others. */
export const email = (message: string, invalid = 'Please enter a valid email address') =>
  required(message, 254)
    .transform((value) => value.toLowerCase())
    .refine((value) => /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value), invalid);

export const indianPhone = (message: string, invalid: string) =>
  required(message, 20).refine((value) => /^\d{10}$/.test(value), invalid);

const isPin = (value: string) => /^[1-9]\d{5}$/.test(value);
const wrongPin = 'Please enter a valid 6-digit PIN code';
export const pin = (message: string) => required(message, 20).refine(isPin, wrongPin);

export const optionalPin = () => optional(20).refine((value) => value === undefined || isPin(value), wrongPin);

export const optionalPhone = (invalid: string) =>
  optional(20).refine((value) => value === undefined || /^\d{10}$/.test(value), invalid);

/** Rupees on the wire, at most two decimals; whole paise in storage (docs/adr). */
export const rupees = (message: string) =>
  z
    .number({ error: message })
    .max(99_999_999_999, 'This amount is too large')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals are allowed');

export const toPaise = (amount: number) => Math.round(amount * 100);
export const toRupees = (paise: number) => paise / 100;
