import { Injectable } from '@nestjs/common';
import { type Actor, isOneOf, rfqStatusAt } from '@portal/contracts';
import { historyOf } from '@portal/service-kit';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { assertAccepted, decidable, RequisitionOrder, type Session } from './requisition-order.js';
import { askedAlready } from './requisition.errors.js';
import { requisitionEvent } from './requisition.events.js';
import { RequisitionRepository } from './requisition.repository.js';
import type { RequisitionRecord } from './requisition.schema.js';

/** Of these another request may be made from the same requisition. */
const over = ['Awarded', 'Cancelled'] as const;

/** An accepted requisition and the request for quotation that is made from it: one at a time. */
@Injectable()
export class RequisitionQuotes {
  constructor(
    private readonly requisitions: RequisitionRepository,
    private readonly rfqs: RfqRepository,
    private readonly together: RequisitionOrder,
  ) {}

  /** Notes the request in its requisition together with making it; of two who ask at once the second is refused. */
  ask(
    actor: Actor,
    requisition: Pick<RequisitionRecord, '_id'>,
    { _id: rfqId, rfqNumber }: Pick<RfqRecord, '_id' | 'rfqNumber'>,
    make: (session: Session) => Promise<RfqRecord>,
  ): Promise<RfqRecord> {
    return this.together.together(async (session) => {
      const decide = async (current: RequisitionRecord) => {
        assertAccepted(current);
        await this.assertNotAsked(current);
        const set = { rfqId, rfqNumber };
        return {
          set,
          push: { history: historyOf(actor, 'Quotes requested', current.status, rfqNumber) },
          event: requisitionEvent('asked', actor, { ...current, ...set }),
        };
      };
      await this.requisitions.update(requisition._id, decidable(actor), decide, { session });
      return make(session);
    });
  }

  private async assertNotAsked({ rfqId }: RequisitionRecord) {
    const rfq = rfqId && (await this.rfqs.find(rfqId));
    if (rfq && !isOneOf<string>(over, rfqStatusAt(rfq.status, rfq.closesAt))) throw askedAlready();
  }
}
