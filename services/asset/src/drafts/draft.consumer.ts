import { Injectable } from '@nestjs/common';
import { assetDraftMoves, DeliveredUnits, moveBetween, type PortalEvent, RejectedUnits } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { draftsOf } from './draft-of.js';
import { draftEvent } from './draft.events.js';
import { DraftRepository } from './draft.repository.js';
import { RejectedAssets } from './rejected-assets.js';

/**
 * Follows deliveries, replacements and their inspections: each delivered unit becomes a draft, once, however often it is told; a rejected
 * one is refused, and its asset leaves the register.
 */
@Injectable()
export class DraftConsumer {
  constructor(
    kit: Kit,
    private readonly drafts: DraftRepository,
    private readonly rejected: RejectedAssets,
  ) {
    // One consumer, since a rejection comes after the delivery that it is of.
    kit.consumers.on(
      'asset-drafts',
      [
        'procurement.delivery.accepted',
        'procurement.purchase-order.delivered',
        'procurement.receipt.opened',
        'procurement.receipt.rejected',
        'procurement.receipt.partly-rejected',
      ],
      (event) => (event.subject.endsWith('rejected') ? this.refuse(event) : this.make(event)),
    );
  }

  private async make({ data, by }: PortalEvent) {
    // Deliveries of before told no units; a receipt tells those that came in place of rejected ones, an order those that no proof brought.
    if (data['units'] === undefined) return;
    const units = DeliveredUnits.parse(data['units']);
    const made = draftsOf(units).map((draft) => this.drafts.prepare(draft, draftEvent('made', by, draft)));
    if (made.length > 0) await this.drafts.insertNew(made);
  }

  /** Also what the office accepted into its register before: what goes back to the seller is no asset. */
  private async refuse({ data, by }: PortalEvent) {
    // Not every delivery names its units.
    if (data['rejected'] === undefined) return;
    const { orderId, receiptNumber: rejectedBy, lines } = RejectedUnits.parse(data['rejected']);
    for (const { lineId, serialNumbers } of lines) {
      const drafts = await this.drafts.findMany({ orderId, lineId, serialNumber: { $in: serialNumbers } });
      for (const { _id } of drafts)
        await this.drafts.update(_id, {}, (current) => {
          const move = moveBetween(assetDraftMoves, current.status, 'Refused');
          return move
            ? { set: { status: move.to, rejectedBy }, unset: ['assetUid'], event: draftEvent('refused', by, current) }
            : {};
        });
      for (const { _id } of drafts) await this.rejected.remove(_id, by);
    }
  }
}
