import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type SupportContactsRecord, supportContactsSchema } from './support-contacts.schema.js';

/** Where support contacts live. */
@Injectable()
export class SupportContactsRepository extends RecordRepository<SupportContactsRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'SupportContacts', supportContactsSchema);
    kit.keep(this);
  }
}
