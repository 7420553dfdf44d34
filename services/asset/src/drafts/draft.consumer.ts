import { Injectable } from '@nestjs/common';
import { assetDraftMoves, DeliveredUnits, moveBetween, type PortalEvent, RejectedUnits } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { draftsOf } from './draft-of.js';
import { draftEvent } from './draft.events.js';
import { DraftRepository } from './draft.repository.js';

/** Follows deliveries and their inspections: each delivered unit becomes a draft, once, however often it is told; a rejected one is refused. */
@Injectable()
export class DraftConsumer {
  constructor(
    kit: Kit,
    private readonly drafts: DraftRepository,
  ) {
    // One consumer, since a rejection comes after the delivery that it is of.
    kit.consumers.on(
      'asset-drafts',
      ['procurement.delivery.accepted', 'procurement.receipt.rejected', 'procurement.receipt.partly-rejected'],
      (event) => (event.subject === 'procurement.delivery.accepted' ? this.make(event) : this.refuse(event)),
    );
  }

  private async make({ data, by }: PortalEvent) {
    // Deliveries of before told no units.
    if (data['units'] === undefined) return;
    const units = DeliveredUnits.parse(data['units']);
    const made = draftsOf(units).map((draft) => this.drafts.prepare(draft, draftEvent('made', by, draft)));
    if (made.length > 0) await this.drafts.insertNew(made);
  }

  /** What waits only: what the office accepted into its register before is an asset. */
  private async refuse({ data, by }: PortalEvent) {
    // Not every delivery names its units.
    if (data['rejected'] === undefined) return;
    const { orderId, receiptNumber, lines } = RejectedUnits.parse(data['rejected']);
    const reason = `Rejected in the inspection: ${receiptNumber}`;
    for (const { lineId, serialNumbers } of lines) {
      const drafts = await this.drafts.findMany({ orderId, lineId, serialNumber: { $in: serialNumbers } });
      for (const { _id } of drafts)
        await this.drafts.update(_id, {}, (current) => {
          const move = moveBetween(assetDraftMoves, current.status, 'Refused');
          return move ? { set: { status: move.to, reason }, event: draftEvent('refused', by, current) } : {};
        });
    }
  }
}
