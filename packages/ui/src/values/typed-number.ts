const plain = (typed: string) => typed.replace(/[,\s₹]/g, '');

/** Text to number: nothing typed is undefined, what is no number stays text, so that whoever asked for one can refuse it. */
export function numberOf(typed: string) {
  const text = plain(typed);
  if (!text) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : typed;
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
/** An amount as it stands in a field: 1234567.5 as 12,34,567.5. */
export const settledAmount = (amount: number) => grouped.format(amount);
