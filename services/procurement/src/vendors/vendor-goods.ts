import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { rowsFor } from '@portal/service-kit';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { percentOf } from '../reports/performance.js';

/** What inspections found of the goods of a vendor: facts of the receipts that the asker sees. */
@Injectable()
export class VendorGoods {
  constructor(private readonly receipts: ReceiptRepository) {}

  async of(actor: Actor, sellerOrganizationId: string) {
    const seen = {
      $and: [{ deletedAt: { $exists: false } }, { sellerOrganizationId }, rowsFor(actor, 'view', 'Receipt')],
    };
    const [sums] = await this.receipts.aggregate<{ accepted: number; rejected: number }>(seen, [
      { $unwind: '$lines' },
      { $group: { _id: null, accepted: { $sum: '$lines.accepted' }, rejected: { $sum: '$lines.rejected' } } },
    ]);
    const { accepted = 0, rejected = 0 } = sums ?? {};
    const inspectedUnits = accepted + rejected;
    return { inspectedUnits, rejectedUnits: rejected, rejectionRate: percentOf(rejected, inspectedUnits) };
  }
}
