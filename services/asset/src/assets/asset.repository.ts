import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import type { Contract } from '../contracts/contract.js';
import { assetErrors } from './asset.errors.js';
import type { AssetRecord } from './asset-record.js';
import { assetSchema } from './asset.schema.js';
import { procurementStatusOf } from './asset.draft.js';

/** The stored assets. */
@Injectable()
export class AssetRepository extends RecordRepository<AssetRecord> {
  constructor(private readonly kit: Kit) {
    super(kit.database, 'Asset', assetSchema, { serialKey: assetErrors.serialTaken });
    kit.keep(this);
  }

  /**
   * Brings the assets of a contract up to what is known of it. Each asset keeps the revision that it follows and takes only a
   * newer one, so the same event again, or an older one late, changes nothing; its version rises with it.
   */
  async followContract(contract: Contract) {
    const { buyerOrganizationId, buyerName, sellerName, gemContractNumber, gemBuyerDepartmentName } = contract;
    await this.updateMany({ sellerOrderId: contract._id, contractRevision: { $lt: contract.revision } }, [
      {
        $set: {
          ...(buyerOrganizationId ? { buyerOrganizationId, buyerName: { $literal: buyerName } } : {}),
          sellerName: { $literal: sellerName },
          gemContractNumber: { $literal: gemContractNumber },
          procurementStatus: procurementStatusOf(contract.status),
          department: { $cond: ['$departmentOfContract', { $literal: gemBuyerDepartmentName }, '$department'] },
          contractRevision: contract.revision,
          version: { $add: ['$version', 1] },
          updatedAt: '$$NOW',
        },
      },
    ]);
    this.recount();
  }

  /** Writes of a transaction count from its commit on; covers change together with their asset. */
  committed() {
    this.kit.recount();
    this.wake();
  }
}
