import { excessDeductions, type receipts as contract, toPaise } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { deductedTooMuch, otherLines, otherSum, otherUnits } from './receipt.errors.js';
import type { ReceiptRecord, StoredReceiptLine } from './receipt.schema.js';

type Inspected = Call<typeof contract.inspect>['body']['lines'];

/**
 * The lines with what was found of them: each once, its units all counted, the rejected ones named where the delivery named them,
 * and what is deducted of the accepted ones, in paise.
 */
export function inspected({ lines }: ReceiptRecord, found: Inspected): ReceiptRecord['lines'] {
  const ids = new Set(found.map(({ lineId }) => lineId));
  if (found.length !== lines.length || !lines.every(({ lineId }) => ids.has(lineId))) throw otherLines();
  assertDeductions(lines, found);
  return lines.map((line) => {
    const index = found.findIndex(({ lineId }) => lineId === line.lineId);
    const {
      accepted = 0,
      rejected = 0,
      rejectedSerials = [],
      reason,
      note,
      deduction = 0,
      deductionReason,
    } = found[index] ?? {};
    if (accepted + rejected !== line.delivered) throw otherSum(index);
    const units = unitsRejected(line, rejectedSerials, rejected);
    if (!areUnitsOf(line, units, rejected)) throw otherUnits(index);
    const named = line.serialNumbers ? { rejectedSerials: units } : {};
    return {
      ...{ ...line, accepted, rejected },
      ...(rejected > 0 ? { ...named, reason, note } : {}),
      ...(deduction > 0 ? { deduction: toPaise(deduction), deductionReason } : {}),
    };
  });
}

/** From no line more is deducted than its accepted units are worth. */
function assertDeductions(lines: ReceiptRecord['lines'], found: Inspected) {
  const [excess] = excessDeductions(
    found.map(({ lineId, accepted, deduction }) => {
      const { unitPrice, gst } = lines.find((line) => line.lineId === lineId) ?? {};
      return { accepted, deduction: toPaise(deduction), unitPrice, gst };
    }),
  );
  if (excess) throw deductedTooMuch(excess);
}

/** The units that are rejected: nobody has to name each of them where all are. */
const unitsRejected = ({ serialNumbers = [], delivered }: StoredReceiptLine, chosen: string[], count: number) =>
  chosen.length === 0 && count === delivered ? serialNumbers : chosen;

/** Are these the serial numbers of so many of its units? A line whose delivery named none has none to choose. */
function areUnitsOf({ serialNumbers }: StoredReceiptLine, chosen: string[], count: number) {
  if (!serialNumbers) return chosen.length === 0;
  return (
    chosen.length === count &&
    new Set(chosen).size === count &&
    chosen.every((serial) => serialNumbers.includes(serial))
  );
}
