import { contractTexts, dayInIndia, descriptionOf, type Language } from '@portal/contracts';
import type { z } from 'zod';

/** A value on paper. */
export interface PaperField {
  value: string;
  label?: string;
  /** Numbers, amounts and days read from left to right in every language. */
  ltr?: true;
  /** Further lines below, small. */
  more?: string[];
}

const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN');
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

const words = (value: string): PaperField => ({ value });
const latin = (value: string): PaperField => ({ value, ltr: true });
const count = (value: number | undefined) => latin(whole.format(value ?? 0));
const rupees = (amount: number | undefined) => latin(`₹ ${money.format(amount ?? 0)}`);
const day = (value: string) => latin(value.split('-').reverse().join('-'));
const instant = (value: string) => day(dayInIndia(new Date(value)));
const moment = (value: Date) => latin(`${day(dayInIndia(value)).value}, ${clock.format(value)} IST`);

/** How values read on paper; amounts in rupees, days and moments as in India. */
export const onPaper = { words, latin, count, rupees, day, instant, moment };

const scripts = ['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu'];
const fonts = ['Noto Sans', 'Noto Naskh Arabic', ...scripts.map((script) => `Noto Sans ${script}`)];

/** The language of one paper, and what the fields of its record are called. */
export class PaperWords {
  private constructor(
    private readonly language: Language,
    private readonly texts: Record<string, string>,
    private readonly record: z.ZodObject,
  ) {}

  static async in(language: Language, record: z.ZodObject) {
    return new PaperWords(language, await contractTexts(language), record);
  }

  t = (text: string) => this.texts[text] ?? text;

  /** How a paper is set. */
  setting = () => ({ language: this.language, rtl: this.language === 'ur', fonts });

  /** What every letter says: by which portal it was made, when, and on which page. */
  frame = (now: Date) => ({
    ...this.setting(),
    portal: this.t('Asset Lifecycle Management Portal'),
    made: { ...moment(now), label: this.t('Made on') },
    page: this.t('Page {{page}} of {{pages}}'),
  });

  spoken = (value: string): PaperField => ({ value: this.t(value) });

  label = (path: string) => this.t(descriptionOf(this.record, path).label);

  /** A field with its label, where the reader is shown it. */
  field = <Value>(path: string, value: Value | undefined, as: (value: Value) => PaperField): PaperField[] =>
    value === undefined || value === '' ? [] : [{ ...as(value), label: this.label(path) }];
}
