import { Injectable } from '@nestjs/common';
import type { Receipt } from '@portal/contracts';
import { ReceiptRepository } from './receipt.repository.js';

/** What was deducted of a line when its units were accepted, in paise with GST, and why. */
export interface Deduction {
  amount: number;
  reasons: readonly string[];
}

/** What inspections accepted of an order, by the id of the line. */
export interface Accepted {
  units: ReadonlyMap<string, number>;
  deductions: ReadonlyMap<string, Deduction>;
}

/** What of each line of an order was accepted and deducted, over all its receipts; what is still inspected counts nothing. */
@Injectable()
export class AcceptedGoods {
  constructor(private readonly receipts: ReceiptRepository) {}

  async of(source: Receipt['source'], orderId: string): Promise<Accepted> {
    const lines: Receipt['lines'] = [];
    for await (const receipt of this.receipts.each({ source, orderId })) lines.push(...receipt.lines);
    return acceptedOf(lines);
  }
}

/** What was accepted and deducted over lines of receipts as they are stored. */
export function acceptedOf(lines: Receipt['lines']): Accepted {
  const units = new Map<string, number>();
  const deductions = new Map<string, Deduction>();
  for (const { lineId, accepted = 0, deduction = 0, deductionReason } of lines) {
    units.set(lineId, (units.get(lineId) ?? 0) + accepted);
    if (deduction === 0) continue;
    const { amount, reasons } = deductions.get(lineId) ?? { amount: 0, reasons: [] };
    deductions.set(lineId, {
      amount: amount + deduction,
      reasons: deductionReason ? [...reasons, deductionReason] : reasons,
    });
  }
  return { units, deductions };
}
