import { contractTexts, dayInIndia, descriptionOf, type Language, PurchaseOrder } from '@portal/contracts';

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

export const words = (value: string): PaperField => ({ value });
export const latin = (value: string): PaperField => ({ value, ltr: true });
export const count = (value: number | undefined) => latin(whole.format(value ?? 0));
export const rupees = (amount: number | undefined) => latin(`₹ ${money.format(amount ?? 0)}`);
export const day = (value: string) => latin(value.split('-').reverse().join('-'));
export const instant = (value: string) => day(dayInIndia(new Date(value)));
export const moment = (value: Date) => latin(`${day(dayInIndia(value)).value}, ${clock.format(value)} IST`);

/** The language of one paper. */
export class PaperWords {
  private constructor(private readonly texts: Record<string, string>) {}

  static async in(language: Language) {
    return new PaperWords(await contractTexts(language));
  }

  t = (text: string) => this.texts[text] ?? text;

  spoken = (value: string): PaperField => ({ value: this.t(value) });

  /** What a field of purchase orders is called. */
  label = (path: string) => this.t(descriptionOf(PurchaseOrder, path).label);

  /** A field with its label, where the reader is shown it. */
  field = <Value>(path: string, value: Value | undefined, as: (value: Value) => PaperField): PaperField[] =>
    value === undefined || value === '' ? [] : [{ ...as(value), label: this.label(path) }];
}
