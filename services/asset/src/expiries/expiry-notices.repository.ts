import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ExpiryNoticesRecord, expiryNoticesSchema } from './expiry-notices.schema.js';

/** Where it lives how offices are told of what ends. */
@Injectable()
export class ExpiryNoticesRepository extends RecordRepository<ExpiryNoticesRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ExpiryNotices', expiryNoticesSchema);
    kit.keep(this);
  }
}
