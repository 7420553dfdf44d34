import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type DocumentRecord, documentSchema } from './document.schema.js';

/** Where documents live. */
@Injectable()
export class DocumentRepository extends RecordRepository<DocumentRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Document', documentSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  name: 'name',
  type: 'type',
  status: 'status',
  recordName: 'recordName',
  uploadedAt: 'uploadedAt',
  expiresOn: 'expiresOn',
  size: 'size',
} as const;
