import { Injectable } from '@nestjs/common';
import { type Maintenance, type maintenance } from '@portal/contracts';
import { type Call, rowsFor, textFilter, type Where } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import type { AmcRecord } from '../cover/cover.schema.js';
import { amcStatusOf } from '../cover/cover.view.js';
import { ending, standing } from '../cover/amc.service.js';

const sortable = {
  contractNumber: 'contractNumber',
  startDate: 'startDate',
  endDate: 'endDate',
  nextServiceDate: 'nextServiceDate',
};

/** The AMC contracts that a maker is responsible for, each with the maker's own assets alone. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly contracts: AmcContractRepository,
    private readonly assets: AssetRepository,
  ) {}

  async list({ actor, query }: Call<typeof maintenance.list>) {
    const filters: Where<AmcRecord>[] = [
      rowsFor(actor, 'view', 'Maintenance'),
      ...standing(query.status),
      ...ending(query.endsWithin),
      textFilter(query.q, ['contractNumber']),
    ];
    const page = await this.contracts.list(filters, query, sortable, '-endDate');
    const covered = await this.assets.findMany(
      {
        $and: [
          { _id: { $in: page.items.flatMap(({ assetIds }) => assetIds) }, deletedAt: { $exists: false } },
          rowsFor(actor, 'view', 'Asset'),
        ],
      },
      { fields: ['_id', 'name', 'serialNumber', 'brand'] },
    );
    const view = (contract: AmcRecord): Maintenance => ({
      id: contract._id,
      contractNumber: contract.contractNumber,
      status: amcStatusOf(contract),
      serviceType: contract.serviceType,
      startDate: contract.startDate,
      endDate: contract.endDate,
      lastServiceDate: contract.lastServiceDate,
      nextServiceDate: contract.nextServiceDate,
      assets: covered
        .filter(({ _id, brand }) => contract.assetIds.includes(_id) && contract.makerBrands?.includes(brand))
        .map(({ _id: id, name, serialNumber }) => ({ id, name, serialNumber })),
    });
    return { ...page, items: page.items.map(view) };
  }
}
