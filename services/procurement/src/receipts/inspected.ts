import type { receipts as contract } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { otherLines, otherSum, otherUnits } from './receipt.errors.js';
import type { ReceiptRecord, StoredReceiptLine } from './receipt.schema.js';

type Inspected = Call<typeof contract.inspect>['body']['lines'];

/** The lines with what was found of them: each once, its units all counted, the rejected ones named where the delivery named them. */
export function inspected({ lines }: ReceiptRecord, found: Inspected): ReceiptRecord['lines'] {
  const ids = new Set(found.map(({ lineId }) => lineId));
  if (found.length !== lines.length || !lines.every(({ lineId }) => ids.has(lineId))) throw otherLines();
  return lines.map((line) => {
    const index = found.findIndex(({ lineId }) => lineId === line.lineId);
    const { accepted = 0, rejected = 0, rejectedSerials = [], reason, note } = found[index] ?? {};
    if (accepted + rejected !== line.delivered) throw otherSum(index);
    if (!areUnitsOf(line, rejectedSerials, rejected)) throw otherUnits(index);
    const named = line.serialNumbers ? { rejectedSerials } : {};
    return { ...line, accepted, rejected, ...(rejected > 0 ? { ...named, reason, note } : {}) };
  });
}

/** Are these the serial numbers of so many of its units? A line whose delivery named none has none to choose. */
function areUnitsOf({ serialNumbers }: StoredReceiptLine, chosen: string[], count: number) {
  if (!serialNumbers) return chosen.length === 0;
  return (
    chosen.length === count &&
    new Set(chosen).size === count &&
    chosen.every((serial) => serialNumbers.includes(serial))
  );
}
