import { gstPercent } from '@portal/contracts';

/** A line while it is typed: anything may still be missing or no number. */
export interface TypedItem {
  productName?: string;
  brand?: string;
  quantity?: unknown;
  unitPrice?: unknown;
  gst?: unknown;
}

const numberIn = (value: unknown, otherwise = 0) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
const toPaise = (rupees: number) => Math.round(rupees * 100) / 100;

/** Base, GST and total of a line in rupees. */
export function amountsOf(item: TypedItem) {
  const base = toPaise(numberIn(item.quantity) * numberIn(item.unitPrice));
  const gst = toPaise((base * numberIn(item.gst, gstPercent)) / 100);
  return { base, gst, total: toPaise(base + gst) };
}

/** The sums of all lines in rupees. */
export const sumsOf = (items: readonly TypedItem[]) =>
  items.map(amountsOf).reduce(
    (sum, one) => ({
      base: toPaise(sum.base + one.base),
      gst: toPaise(sum.gst + one.gst),
      total: toPaise(sum.total + one.total),
    }),
    { base: 0, gst: 0, total: 0 },
  );

/** What a new line begins with. */
export const newItem = {
  quantity: 1,
  warrantyPeriod: 1,
  gst: gstPercent,
  amcResponsibility: 'OEM',
  installationRequired: false,
};
