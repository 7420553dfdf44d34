import { Injectable } from '@nestjs/common';
import { invalid, Kit, RecordRepository } from '@portal/service-kit';
import { type ApprovalTierRecord, approvalTierSchema } from './approval-tier.schema.js';

/** Where the tiers of approval live. */
@Injectable()
export class ApprovalTierRepository extends RecordRepository<ApprovalTierRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ApprovalTier', approvalTierSchema, {
      rule: () => invalid({ designation: 'There is such a tier already' }),
    });
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { minAmount: 'minAmount', designation: 'designation', department: 'department' };
