import { Injectable } from '@nestjs/common';
import {
  assetCategories,
  type depreciation as contract,
  type DepreciationPolicy,
  usualDepreciation,
} from '@portal/contracts';
import type { Call, NewEvent } from '@portal/service-kit';
import { DepreciationRepository } from './depreciation.repository.js';
import type { DepreciationRecord } from './depreciation.schema.js';

type Category = DepreciationPolicy['category'];

/** How assets of each category lose value; the Super Admin sets it, and the figures of every asset follow at once. */
@Injectable()
export class DepreciationService {
  constructor(private readonly policies: DepreciationRepository) {}

  async list() {
    const set = await this.policies.findMany({}, { limit: assetCategories.length });
    const of = new Map(set.map((record) => [record._id, record]));
    return { items: assetCategories.map((category) => policy(category, of.get(category))) };
  }

  async of(category: Category) {
    return policy(category, (await this.policies.find(category)) ?? undefined);
  }

  async set({ actor, params: { category }, body, ifMatch }: Call<typeof contract.set>) {
    await this.policies.createOnce({ _id: category, ...usualDepreciation }, undefined);
    const event: NewEvent = {
      subject: 'asset.depreciation.changed',
      by: actor,
      label: category,
      organizations: [],
      data: body,
    };
    return policy(category, await this.policies.update(category, {}, () => ({ set: body, event }), { ifMatch }));
  }
}

function policy(category: Category, stored?: DepreciationRecord): DepreciationPolicy {
  const { method, yearlyPercent, salvagePercent } = stored ?? usualDepreciation;
  return { category, method, yearlyPercent, salvagePercent, version: stored?.version ?? 1 };
}
