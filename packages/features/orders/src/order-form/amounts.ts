import { gstPaise, gstPercent, toPaise, toRupees } from '@portal/contracts';

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

/** Base and GST of a line in paise, as the server counts them. */
function paiseOf({ quantity, unitPrice, gst }: TypedItem) {
  const base = toPaise(numberIn(unitPrice)) * numberIn(quantity);
  return { base, gst: gstPaise(base, numberIn(gst, gstPercent)) };
}

/** Base, GST and total in rupees of so many paise. */
const inRupees = ({ base, gst }: { base: number; gst: number }) => ({
  ...{ base: toRupees(base), gst: toRupees(gst), total: toRupees(base + gst) },
});

/** Base, GST and total of a line in rupees. */
export const amountsOf = (item: TypedItem) => inRupees(paiseOf(item));

/** The sums of all lines in rupees. */
export const sumsOf = (items: readonly TypedItem[]) =>
  inRupees(
    items
      .map(paiseOf)
      .reduce((sum, one) => ({ base: sum.base + one.base, gst: sum.gst + one.gst }), { base: 0, gst: 0 }),
  );

/** What a new line begins with. */
export const newItem = {
  quantity: 1,
  warrantyPeriod: 1,
  gst: gstPercent,
  amcResponsibility: 'OEM',
  installationRequired: false,
};
