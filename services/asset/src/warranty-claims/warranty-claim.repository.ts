import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { Contract } from '../contracts/contract.js';
import { warrantyClaimErrors } from './warranty-claim.errors.js';
import { type WarrantyClaimRecord, warrantyClaimSchema } from './warranty-claim.schema.js';

/** The stored warranty claims. */
@Injectable()
export class WarrantyClaimRepository extends RecordRepository<WarrantyClaimRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'WarrantyClaim', warrantyClaimSchema, { openKey: warrantyClaimErrors.open });
    kit.keep(this);
  }

  /** The office that an order was mapped to sees the claims about its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId, buyerName }: Contract) {
    if (!buyerOrganizationId) return;
    await this.updateMany(
      { sellerOrderId: _id, buyerOrganizationId: { $ne: buyerOrganizationId }, openKey: { $exists: true } },
      { $set: { buyerOrganizationId, ...(buyerName ? { officeName: buyerName } : {}) }, $inc: { version: 1 } },
    );
    this.recount();
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  createdAt: 'createdAt',
  number: 'number',
  assetName: 'assetName',
  status: 'status',
  dueOn: 'dueOn',
};
