import type { DeliveryDetail } from '@portal/contracts';
import type { DeliverableLine } from './deliverable.js';
import { lineNeeded, lineUnknown } from './delivery.errors.js';

/** Units of each line that are not open though they were not delivered. */
type Held = ReadonlyMap<string, number>;

interface Delivered {
  category: string;
  quantity: number;
  lineId?: string | undefined;
}

type Line = Pick<DeliverableLine, 'id' | 'category' | 'quantity' | 'delivered'>;

/**
 * Adds what was delivered to its lines; also says which would be over. Where a line is not named, there is only one of
 * the category that anything is open of: a delivery never lands on another product's line.
 */
export function addDelivered<One extends Delivered>(lines: readonly Line[], delivered: readonly One[], held: Held) {
  const attempting = new Map<string, number>();
  const openOf = (line: Line) => Math.max(0, undelivered(line) - (held.get(line.id) ?? 0));
  const placed = delivered.map((one, index) => ({ ...one, lineId: lineOf(lines, one, index, openOf).id }));
  for (const { lineId, quantity } of placed) attempting.set(lineId, (attempting.get(lineId) ?? 0) + quantity);
  const over = lines.flatMap((line): DeliveryDetail[] => {
    const [wanted, open] = [attempting.get(line.id) ?? 0, openOf(line)];
    if (wanted <= open) return [];
    return [{ category: line.category, attemptingToDeliver: wanted, remainingCapacity: open }];
  });
  const came: ReadonlyMap<string, number> = attempting;
  const complete = lines.every((line) => undelivered(line) === (came.get(line.id) ?? 0));
  return { placed, came, over, complete };
}

/** What was delivered of each category, and what was open of it before (requirements: upload delivery proof). */
export const detailsOf = (lines: readonly Line[], delivered: readonly Delivered[]): DeliveryDetail[] =>
  [...new Set(delivered.map(({ category }) => category))].map((category) => {
    const now = delivered.filter((one) => one.category === category).reduce((sum, { quantity }) => sum + quantity, 0);
    const left = lines.filter((line) => line.category === category).reduce((sum, line) => sum + undelivered(line), 0);
    return { category, attemptingToDeliver: now, remainingCapacity: left + now };
  });

function lineOf(
  lines: readonly Line[],
  { category, lineId }: Delivered,
  index: number,
  openOf: (line: Line) => number,
): Line {
  const ofCategory = lines.filter((line) => line.category === category);
  if (lineId) {
    const named = ofCategory.find(({ id }) => id === lineId);
    if (!named) throw lineUnknown(index);
    return named;
  }
  const open = ofCategory.filter((line) => openOf(line) > 0);
  if (open.length > 1) throw lineNeeded(index);
  const only = open[0] ?? ofCategory[0];
  if (!only) throw lineUnknown(index);
  return only;
}

const undelivered = ({ quantity, delivered }: Line) => quantity - delivered;
