import { inspected } from './inspected.js';
import type { ReceiptRecord } from './receipt.schema.js';

const serialNumbers = Array.from({ length: 4_000 }, (_, at) => `SN-${at}`);
const receipt = {
  lines: [{ lineId: 'l1', name: 'Laptop', delivered: serialNumbers.length, serialNumbers }],
} as unknown as ReceiptRecord;

const rejecting = (rejected: number, rejectedSerials?: string[]) => {
  const accepted = serialNumbers.length - rejected;
  const nothing = { note: undefined, deduction: 0, deductionReason: undefined };
  const found = { lineId: 'l1', accepted, rejected, rejectedSerials, ...nothing };
  return inspected(receipt, [{ ...found, reason: 'damaged' }])[0]?.rejectedSerials;
};

it('takes thousands of rejected units by their serial numbers', () => {
  expect(rejecting(3_999, serialNumbers.slice(1))).toEqual(serialNumbers.slice(1));
});

it('needs no names where all units are rejected', () => {
  expect(rejecting(serialNumbers.length)).toEqual(serialNumbers);
});

it('refuses a part of the units without their names', () => {
  expect(() => rejecting(1)).toThrow('Please choose the units that are rejected, each once');
});
