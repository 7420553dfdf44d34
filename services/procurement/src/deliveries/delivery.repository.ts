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
}
