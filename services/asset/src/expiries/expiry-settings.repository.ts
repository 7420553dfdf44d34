import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ExpirySettingsRecord, expirySettingsSchema } from './expiry-settings.schema.js';

/** Where the settings of what ends live. */
@Injectable()
export class ExpirySettingsRepository extends RecordRepository<ExpirySettingsRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ExpirySettings', expirySettingsSchema);
    kit.keep(this);
  }
}
