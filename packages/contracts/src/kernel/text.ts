import { z } from 'zod';

// What no schema has words for; a user is never shown a validator's own English.
z.config({ customError: () => 'Please check this value' });

/** An object of fields that may be missing as a whole: then each field says what it lacks. */
export const section = <T extends z.ZodObject>(fields: T) => z.preprocess((value) => value ?? {}, fields);

// Controls, direction overrides and lone surrogates: they cannot be seen, and they make one text look like another.
// eslint-disable-next-line no-control-regex -- these are the very characters that are refused
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

export const lengths = { code: 50, name: 100, line: 200, paragraph: 500, page: 2000 } as const;

const isSeen = (value: string) => !unseen.test(value);
const withoutUnseen = 'Please remove characters that cannot be shown';

/** Tabs and lines, as they are pasted or stand in old data, become one space each: nobody has to hunt for what cannot be seen. */
const inOneLine = (value: string) => value.replace(/[\s\u0085]+/g, ' ').trim();

const isWithoutLink = (value: string | undefined) =>
  value === undefined || !/:\/\/|\b(?:https?|ftp|mailto|javascript|data):\S|\bwww\./i.test(value);
const withoutLink = 'Please enter text without a link';

/**
 * A short text is a name of something, and names travel in mails of the portal: one with lines or a link of its own would put a stranger's
 * words, or the way to a stranger's page, into them. Longer ones are told in several lines and in no mail's subject.
 */
const named = <T extends z.ZodType<string | undefined>>(schema: T, max: number) =>
  max > lengths.line ? schema : schema.refine(isWithoutLink, withoutLink);

/** What cannot be seen is refused as it came; then a short text is brought to one line, and a longer one trimmed. */
const readable = (message: string, max: number) => {
  const text = z.string({ error: message }).refine(isSeen, withoutUnseen);
  return max > lengths.line ? text.trim() : text.overwrite(inOneLine);
};

const tooLong = (max: number) => `At most ${max} characters are allowed`;

/** A text that must be given; `message` is the spec's word for its absence. */
export const required = (message: string, max: number = lengths.line) =>
  named(readable(message, max).min(1, message).max(max, tooLong(max)), max).meta({ pattern: '\\S' });

/** A text that may be left out; blank counts as left out. */
export const optional = (max: number = lengths.line) =>
  named(readable('Please enter text', max).max(max, tooLong(max)), max)
    .optional()
    .transform((value) => value || undefined);

// What a browser would read as a tag or a comment.
const markup = /<\s*[a-z!/?]/i;
const plainWords = 'Please enter plain text without HTML';

const isPlain = (value: string | undefined) => value === undefined || !markup.test(value);

/** A required text of a person's form: one line, no markup. */
export const line = (message: string, max: number = lengths.line) => required(message, max).refine(isPlain, plainWords);

/** A text of a person's form that may be left out: one line, no markup. */
export const optionalLine = (max: number = lengths.line) => optional(max).refine(isPlain, plainWords);

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
export const Moment = z.iso.datetime({ offset: true, error: 'Please enter the day and the time' });
const realDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1950' && value < '2100';
};
const noDay = 'Please enter a valid date';
/** A calendar day, YYYY-MM-DD, from 1950 to 2099; the message is that of none at all. */
export const day = (message = noDay) =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: ({ input }) => (input === '' ? message : noDay), abort: true })
    .refine(realDay, noDay);
export const Day = day();

/** Lower-cased e-mail address; only letters that cannot be taken for others. */
export const email = (message: string, invalid = 'Please enter a valid email address') =>
  required(message, 254)
    .transform((value) => value.toLowerCase())
    .refine((value) => /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value), invalid)
    .meta({ pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$" });

export const indianPhone = (message: string, invalid: string) =>
  required(message, 20)
    .refine((value) => /^\d{10}$/.test(value), invalid)
    .meta({ pattern: '^[0-9]{10}$' });

const isPin = (value: string) => /^[1-9]\d{5}$/.test(value);
const wrongPin = 'Please enter a valid 6-digit PIN code';
export const pin = (message: string) =>
  required(message, 20).refine(isPin, wrongPin).meta({ pattern: '^[1-9][0-9]{5}$' });

export const optionalPin = () => optional(20).refine((value) => value === undefined || isPin(value), wrongPin);

export const optionalPhone = (invalid: string) =>
  optional(20).refine((value) => value === undefined || /^\d{10}$/.test(value), invalid);

// Less than a paisa is no amount: stored it would be nothing, though more than nothing was asked for.
const isWholePaise = (value: number) =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 && (value === 0 || Math.round(value * 100) !== 0);

/** Rupees on the wire, at most two decimals; whole paise in storage (docs/adr). */
export const rupees = (message: string) =>
  z
    .number({ error: message })
    .max(99_999_999_999, 'This amount is too large')
    .refine(isWholePaise, 'At most two decimals are allowed');

/** A number that is chosen, which a form gives as its figures; nothing else counts as one. */
export const chosenNumber = (message: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ],
    { error: message },
  );

/** One to five stars. */
export const stars = (message: string) => chosenNumber(message).pipe(z.int(message).min(1, message).max(5, message));

export const toPaise = (amount: number) => Math.round(amount * 100);
export const toRupees = (paise: number) => paise / 100;

/** An e-mail address that its owner recognises and nobody else can use: a•••@demo.gov.in. */
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');
