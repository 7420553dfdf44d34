import { Injectable } from '@nestjs/common';
import type { Actor, DispatchAdvice } from '@portal/contracts';
import { historyOf } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { unitsAnnounced } from './dispatch.check.js';
import { noSuchAdvice, otherSerials } from './dispatch.errors.js';
import { dispatchEvent } from './dispatch.events.js';
import { DispatchRepository } from './dispatch.repository.js';
import { type DispatchRecord, sourceOf } from './dispatch.schema.js';

interface Proof {
  dispatchAdviceId?: string | undefined;
  deliveredAssets: { serialNumber: string; quantity: number; lineId?: string | undefined }[];
}

/** Announced goods that arrive: the proof of delivery brings exactly what its advice announced. */
@Injectable()
export class DispatchArrival {
  constructor(private readonly dispatches: DispatchRepository) {}

  /** The advice that a proof names, looked at before the proof costs anything. */
  async of(
    { source, orderId }: Pick<DispatchAdvice, 'source' | 'orderId'>,
    { dispatchAdviceId, deliveredAssets }: Proof,
  ): Promise<DispatchRecord | undefined> {
    if (!dispatchAdviceId) return undefined;
    const advice = await this.dispatches.find(dispatchAdviceId);
    // What replaces rejected units comes with the receipt that its office opens, not with a proof.
    if (advice?.orderId !== orderId || sourceOf(advice) !== source || advice.status !== 'Announced' || advice.replaces)
      throw noSuchAdvice();
    const announced = advice.lines.flatMap(({ lineId, serialNumbers }) =>
      serialNumbers.map((serialNumber) => unit(lineId, serialNumber, 1)),
    );
    const brought = deliveredAssets.map(({ lineId = '', serialNumber, quantity }) =>
      unit(lineId, serialNumber, quantity),
    );
    if (announced.sort().join('\n') !== brought.sort().join('\n')) throw otherSerials();
    return advice;
  }

  /** Units of each line that are on their way besides those of the advice: their places are taken. */
  async besides(orderId: string, advice?: DispatchRecord, session?: Session) {
    const onTheirWay = await this.dispatches.onTheirWay(orderId, undefined, session);
    return unitsAnnounced(onTheirWay.filter(({ _id }) => _id !== advice?._id));
  }

  /** All that is on its way of an order: what its delivery as a whole brings. */
  all(orderId: string, session: Session) {
    return this.dispatches.onTheirWay(orderId, undefined, session);
  }

  /** Ends the advice together with the proof, or with the receipt of what replaces rejected units. */
  async arrive(advice: DispatchRecord, actor: Actor, number: string, session: Session) {
    await this.dispatches.update(
      advice._id,
      {},
      (current) => {
        if (current.status !== 'Announced') throw noSuchAdvice();
        return {
          set: { status: 'Delivered', ...(current.replaces ? {} : { deliveryNumber: number }) },
          push: { history: historyOf(actor, 'Deliver', 'Delivered', number) },
          event: dispatchEvent('delivered', actor, current),
        };
      },
      { session },
    );
  }
}

const unit = (lineId: string, serialNumber: string, quantity: number) =>
  `${lineId} ${quantity} ${serialNumber.toLowerCase()}`;
