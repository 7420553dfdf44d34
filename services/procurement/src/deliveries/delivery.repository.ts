import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type DeliveryRecord, deliverySchema } from './delivery.schema.js';

/** Where proofs of delivery live. */
@Injectable()
export class DeliveryRepository extends RecordRepository<DeliveryRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'DeliveryProof', deliverySchema);
    kit.keep(this);
  }

  /** Those of these serial numbers that a proof brought by itself. */
  async held(keys: string[]): Promise<Set<string>> {
    const found = await this.findMany({ serialKeys: { $in: keys } }, { fields: ['serialKeys'] });
    return new Set(found.flatMap(({ serialKeys = [] }) => serialKeys));
  }
}
