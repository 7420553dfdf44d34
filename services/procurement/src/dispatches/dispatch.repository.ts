import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { type DispatchRecord, dispatchSchema } from './dispatch.schema.js';

/** Where dispatch advices live. */
@Injectable()
export class DispatchRepository extends RecordRepository<DispatchRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'DispatchAdvice', dispatchSchema);
    kit.keep(this);
  }

  /** What is on its way of an order, or in place of the units that a receipt of it rejected. */
  onTheirWay(orderId: string, receiptId: string | undefined, session?: Session) {
    const goods = receiptId ? { 'replaces.receiptId': receiptId } : { replaces: { $exists: false } };
    return this.findMany({ orderId, status: 'Announced' as const, ...goods }, { session });
  }

  /** Those of these serial numbers that an advice holds which is not withdrawn. */
  async held(keys: string[]): Promise<Set<string>> {
    const found = await this.findMany({ serialKeys: { $in: keys } }, { fields: ['serialKeys'] });
    return new Set(found.flatMap(({ serialKeys = [] }) => serialKeys));
  }
}
