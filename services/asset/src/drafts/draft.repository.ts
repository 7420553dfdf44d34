import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type DraftRecord, draftSchema } from './draft.schema.js';

/** Where drafts of assets live. */
@Injectable()
export class DraftRepository extends RecordRepository<DraftRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'AssetDraft', draftSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  createdAt: 'createdAt',
  serialNumber: 'serialNumber',
  name: 'name',
  order: 'gemContractNumber',
  value: 'value',
  status: 'status',
};
