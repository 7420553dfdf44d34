import { Injectable } from '@nestjs/common';
import { assetDrafts } from '@portal/contracts';
import { ask, invalid, Kit } from '@portal/service-kit';
import type { DeliverableOrder } from '../deliveries/deliverable.js';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { type Failures, unitFailures, type Unit, unitsOf } from './dispatch.check.js';
import { DispatchRepository } from './dispatch.repository.js';
import type { DispatchRecord } from './dispatch.schema.js';

/** Whether serial numbers stand anywhere already: in the register, in an advice or a proof, or among what came of the order. */
@Injectable()
export class SerialCheck {
  constructor(
    private readonly kit: Kit,
    private readonly dispatches: DispatchRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly receipts: ReceiptRepository,
  ) {}

  /** Those that the register has; nothing is announced or proven while it cannot be asked. */
  async registered(units: readonly Unit[], token: string | undefined): Promise<Set<string>> {
    const keys = new Set<string>();
    for (let from = 0; from < units.length; from += mostAsked) {
      const some = units.slice(from, from + mostAsked);
      const items = some.map(({ manufacturer, serialNumber }) => ({ manufacturer, serialNumber }));
      const { registered } = await ask(this.kit.bus, assetDrafts.registered, token, { body: { items } });
      for (const at of registered) keys.add(some[at]?.key ?? '');
    }
    return keys;
  }

  /** All that is wrong with them; the advice that they came with is theirs. What came once does not come again, also where it was rejected. */
  async failures(
    order: DeliverableOrder,
    units: readonly Unit[],
    registered: Set<string>,
    own?: Pick<DispatchRecord, 'serialKeys'>,
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
