import { gstPaise, gstPercent } from '@portal/contracts';

/** A line while it is typed: anything may still be missing or no number. */
export interface TypedItem {
  quantity?: unknown;
  unitPrice?: unknown;
  gst?: unknown;
}

const numberIn = (value: unknown, otherwise = 0) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;

/** Base, GST and total of lines in rupees, each line rounded by itself as the server does it. */
export function sumsOf(items: readonly TypedItem[]) {
  const lines = items.map(({ quantity, unitPrice, gst }) => {
    const base = Math.round(numberIn(unitPrice) * 100) * numberIn(quantity);
    return { base, gst: gstPaise(base, numberIn(gst, gstPercent)) };
  });
  const base = lines.reduce((sum, line) => sum + line.base, 0);
  const gst = lines.reduce((sum, line) => sum + line.gst, 0);
  return { base: base / 100, gst: gst / 100, total: (base + gst) / 100 };
}
