import { Injectable } from '@nestjs/common';
import type { Receipt } from '@portal/contracts';
import { ReceiptRepository } from './receipt.repository.js';

/** How many units of each line of an order were accepted, over all its receipts; what is still inspected counts nothing. */
@Injectable()
export class AcceptedQuantities {
  constructor(private readonly receipts: ReceiptRepository) {}

  async of(source: Receipt['source'], orderId: string): Promise<ReadonlyMap<string, number>> {
    const units = new Map<string, number>();
    for await (const { lines } of this.receipts.each({ source, orderId }))
      for (const { lineId, accepted = 0 } of lines) units.set(lineId, (units.get(lineId) ?? 0) + accepted);
    return units;
  }
}
