import { Injectable } from '@nestjs/common';
import { type Actor, assetSerials } from '@portal/contracts';
import { ask, invalid, Kit, type Limit, rateExceeded } from '@portal/service-kit';
import type { DeliverableOrder } from '../deliveries/deliverable.js';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { type Failures, unitFailures, type Unit, unitsOf } from './dispatch.check.js';
import { messages } from './dispatch.errors.js';
import { DispatchRepository } from './dispatch.repository.js';
import type { DispatchRecord } from './dispatch.schema.js';

interface Goods {
  order: DeliverableOrder;
  units: readonly Unit[];
  /** The advice that they came with: its serial numbers are theirs. */
  own?: Pick<DispatchRecord, 'serialKeys'> | undefined;
  /** What else is wrong with them, told in the same refusal. */
  more?: Failures;
}

/** A refusal names serial numbers that somebody else has: a seller hears so many in an hour. */
const refusals: Limit = {
  purpose: 'serial numbers refused of',
  most: 30,
  minutes: 60,
  fromFirst: true,
  refusal: rateExceeded,
};

/** Whether serial numbers stand anywhere already: in the register, in an advice or a proof, or among what came of the order. */
@Injectable()
export class SerialCheck {
  constructor(
    private readonly kit: Kit,
    private readonly dispatches: DispatchRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly receipts: ReceiptRepository,
  ) {}

  /**
   * Refuses goods with units that stand anywhere already; gives the same check again, for when another was faster. Whoever guesses serial
   * numbers gets no further than the limit, which is taken before anything is looked at.
   */
  async assertFree({ actor, token }: { actor: Actor; token?: string | undefined }, goods: Goods) {
    const { order, units, own, more = {} } = goods;
    if (units.length === 0) {
      refuseAll(more);
      return () => Promise.resolve();
    }
    await this.kit.attempts.take(refusals, actor.organizationId);
    let told = false;
    try {
      const registered = await this.registered(units, token);
      const again = async () => {
        const failures = await this.failures(order, units, registered, own);
        told = Object.values(failures).some((message) => message !== messages.twice);
        refuseAll({ ...more, ...failures });
      };
      await again();
      return again;
    } finally {
      if (!told) await this.kit.attempts.giveBack(refusals, actor.organizationId);
    }
  }

  /** Those that the register has; nothing is announced or proven while it cannot be asked. */
  private async registered(units: readonly Unit[], token: string | undefined): Promise<Set<string>> {
    const keys = new Set<string>();
    for (let from = 0; from < units.length; from += mostAsked) {
      const some = units.slice(from, from + mostAsked);
      const items = some.map(({ manufacturer, serialNumber }) => ({ manufacturer, serialNumber }));
      const { registered } = await ask(this.kit.bus, assetSerials.registered, token, { body: { items } });
      for (const at of registered) keys.add(some[at]?.key ?? '');
    }
    return keys;
  }

  /** All that is wrong with them; the advice that they came with is theirs. What came once does not come again, also where it was rejected. */
  private async failures(
    order: DeliverableOrder,
    units: readonly Unit[],
    registered: Set<string>,
    own: Goods['own'],
  ): Promise<Failures> {
    const keys = units.map(({ key }) => key);
    const held = new Set([...(await this.dispatches.held(keys)), ...(await this.deliveries.held(keys))]);
    for (const key of own?.serialKeys ?? []) held.delete(key);
    const { source, orderId } = order;
    const receipts = await this.receipts.findMany({ source, orderId }, { fields: ['lines'] });
    for (const { lines } of receipts) {
      const came = lines.map(({ lineId, serialNumbers = [] }) => ({ lineId, serialNumbers }));
      for (const { key } of unitsOf(order, came)) held.add(key);
    }
    return unitFailures(units, held, registered);
  }
}

/** So many serial numbers are asked for at once. */
const mostAsked = 1_000;

/** All that is wrong, in one refusal. */
export function refuseAll(failures: Failures) {
  if (Object.keys(failures).length > 0) throw invalid(failures);
}
