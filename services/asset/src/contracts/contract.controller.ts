import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles, refuse } from '@portal/service-kit';
import { contractRows, maySeeContract } from './contract.access.js';
import { capacityOf, type Contract, placesOf } from './contract.js';
import { ContractRepository } from './contract.repository.js';

const hasPlaces = (contract: Contract) =>
  Object.keys(contract.ordered).some((category) => placesOf(contract, category));

type Count = 'ordered' | 'registered' | 'remaining';

@Controller()
export class ContractController {
  constructor(private readonly contracts: ContractRepository) {}

  @Handles(assets.contracts)
  async list({ actor, query }: Call<typeof assets.contracts>) {
    const rows = contractRows(actor) ?? { _id: '' };
    const [gem, purchases] = await Promise.all([
      this.contracts.choices('gem', rows, query.q),
      this.contracts.choices('purchase-order', rows, query.q),
    ]);
    // Of a purchase order goods have to come first.
    const found = [...gem, ...purchases.filter(hasPlaces)];
    return {
      items: found.map((contract) => ({
        orderId: contract._id,
        source: contract.source ?? ('gem' as const),
        gemContractNumber: contract.gemContractNumber,
        status: contract.status,
        department: contract.gemBuyerDepartmentName,
        sellerName: contract.sellerName,
        capacity: capacityOf(contract),
        lines: contract.lines ?? [],
      })),
    };
  }

  @Handles(assets.capacity)
  async capacity({ actor, params, query }: Call<typeof assets.capacity>) {
    const contract = await this.contracts.find(params.id);
    if (!contract || !maySeeContract(actor, contract)) throw refuse('NOT_FOUND');
    const categories = capacityOf(contract).filter(
      ({ category }) => query.category === undefined || category === query.category,
    );
    const sum = (count: Count) => categories.reduce((total, row) => total + row[count], 0);
    return { ordered: sum('ordered'), registered: sum('registered'), remaining: sum('remaining'), categories };
  }
}
