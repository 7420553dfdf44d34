const group = (fraction: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: fraction, maximumFractionDigits: fraction });
const whole = group(0);
const exact = group(2);
const tenth = group(1);

/** 1234567 as 12,34,567. */
export const formatNumber = (value: number) => whole.format(value);
/** A mean with one decimal: 9.5, and 10.0. */
export const formatTenth = (value: number) => tenth.format(value);
/** Rupees as ₹ 12,34,567.00, with a space that does not break. */
export const formatMoney = (rupees: number) => `₹\u00a0${exact.format(rupees)}`;
/** Rupees as lakhs with one decimal: 1234567 is 12.3. */
export const formatLakh = (rupees: number) => `₹\u00a0${tenth.format(rupees / 100_000)}`;

/** How much of a whole was there, in percent: 99.95 %, 100 %; a dash where nobody knows. */
export const formatShare = (percent: number | null) =>
  percent === null ? '–' : `${percent.toFixed(percent < 100 ? 2 : 0)} %`;
