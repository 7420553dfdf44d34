import { z } from 'zod';
import { dayInIndia, yearsAfter } from '../kernel/day.js';
import { day, Id, optionalParagraph, paragraph } from '../kernel/text.js';

const units = 'Please enter a whole number of units';
const nothing = 'Please say how many units are replaced';

/** What the seller sends in place of rejected units: so many of each line, and when they come. */
export const NewReplacement = z.object({
  expectedOn: day()
    .refine((expected) => expected >= dayInIndia(), 'The date must not lie in the past')
    .refine((expected) => expected <= yearsAfter(dayInIndia(), 1), 'The replacement must come within a year')
    .meta({ label: 'Replacement expected on' }),
  note: optionalParagraph(500).meta({ label: 'Note' }),
  lines: z
    .array(
      z.object({
        lineId: Id.meta({ label: 'Order line (id)' }),
        units: z.int(units).min(0, units).max(1_000_000, units).meta({ label: 'Units to be replaced' }),
      }),
    )
    .min(1, nothing)
    .max(200, 'The list is too long')
    .refine((lines) => lines.some((line) => line.units > 0), nothing),
});

/** Why the seller replaces nothing. */
export const ReplacementRefusal = z.object({
  reason: paragraph('Please give a reason', 500).meta({ label: 'Reason' }),
});

/** Why the office takes the order without what was rejected. */
export const ClosureWithoutReplacement = z.object({
  reason: paragraph('Please give a reason', 500).meta({ label: 'Reason' }),
});

/** A replacement as a form asks for it: of each rejected line so many units, in its order. */
export const replacementOf = (rejected: readonly { lineId: string; rejected?: number }[]) =>
  z.preprocess((value) => {
    const { lines = [], ...rest } = value as { lines?: { units?: unknown }[] };
    return {
      ...rest,
      lines: rejected.map(({ lineId, rejected: most = 0 }, index) => {
        const count = lines[index]?.units;
        // More than was rejected is no count: then the message stands at the field that was filled in.
        return { lineId, units: typeof count === 'number' && count <= most ? count : undefined };
      }),
    };
  }, NewReplacement);

/** The receipt whose rejected units came again, or are to come again. */
export const ReplacedReceipt = z.object({
  receiptId: z.string().meta({ label: 'Replaced receipt (id)' }),
  receiptNumber: z.string().meta({ label: 'Replaced receipt' }),
});

/** A replacement as the seller announced it. */
export const Replacement = z.object({
  announcedAt: z.string().meta({ label: 'Replacement announced on', unit: 'instant' }),
  expectedOn: z.string().meta({ label: 'Replacement expected on', unit: 'day' }),
  note: z.string().optional().meta({ label: 'Note' }),
});
