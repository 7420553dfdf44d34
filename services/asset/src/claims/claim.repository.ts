import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { claimErrors } from './claim.errors.js';
import { type ClaimRecord, claimSchema } from './claim.schema.js';

/** The stored claims of devices. */
@Injectable()
export class ClaimRepository extends RecordRepository<ClaimRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'DeviceClaim', claimSchema, { openKey: claimErrors.claimed });
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  createdAt: 'createdAt',
  serialNumber: 'serialNumber',
  status: 'status',
  claimedBy: 'claimedBy',
};
