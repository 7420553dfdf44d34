import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { Contract } from '../contracts/contract.js';
import { serviceRecordSchema, type StoredService } from './service-record.schema.js';

/** The stored services under AMC contracts. */
@Injectable()
export class ServiceRecordRepository extends RecordRepository<StoredService> {
  constructor(kit: Kit) {
    super(kit.database, 'ServiceRecord', serviceRecordSchema);
    kit.keep(this);
  }

  /** The buyer that an order was mapped to sees the services under the contracts of its assets; again changes nothing. */
  async followContract({ _id, buyerOrganizationId }: Contract) {
    if (!buyerOrganizationId) return;
    await this.updateMany(
      { sellerOrderIds: _id, buyerOrganizationId: { $ne: buyerOrganizationId } },
      { $set: { buyerOrganizationId }, $inc: { version: 1 } },
    );
    this.recount();
  }

  /** Those of a contract that are still to be done, the next one first. */
  ahead(contractId: string, session: ClientSession) {
    return this.findMany(
      { contractId, status: { $in: ['Scheduled', 'In Progress'] }, deletedAt: { $exists: false } },
      { sort: { serviceDate: 1 }, limit: 1, session },
    );
  }
}
