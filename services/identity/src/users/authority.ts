import { Injectable } from '@nestjs/common';
import { type Actor, designationKey } from '@portal/contracts';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.schema.js';

const mostOfAnOffice = 500;

/** What a buyer's form names as authorized. */
function designationsOf({ form }: UserRecord): string[] {
  const listed = form?.['authorizedDesignations'];
  return Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
}

/** Who may decide about the orders of an office, by themselves or in the name of somebody who is away. */
@Injectable()
export class Authority {
  constructor(
    private readonly users: UserRepository,
    private readonly delegations: DelegationRepository,
  ) {}

  /** The designation that a buyer was approved with, if the office registered it. */
  async of(id: string, organizationId: string): Promise<string[]> {
    if (!organizationId) return [];
    const holder = await this.users.find(id);
    const designation = designationKey(holder?.designation ?? '');
    if (!holder || holder.role !== 'Buyer' || holder.organizationId !== organizationId) return [];
    if (holder.status !== 'active' || holder.ownDesignation || !designation) return [];
    const colleagues = { organizationId, role: 'Buyer', status: 'active' };
    const office = await this.users.some({ $and: [colleagues, { deletedAt: { $exists: false } }] }, mostOfAnOffice);
    return office.flatMap(designationsOf).some((one) => designationKey(one) === designation) ? [designation] : [];
  }

  /** Whose approvals were handed over to the actor for today; of those only who may still approve themselves. */
  async standInsOf({ id, organizationId }: Actor) {
    const handedOver = organizationId ? await this.delegations.toToday(id, organizationId) : [];
    const names = new Map(handedOver.map(({ fromId, fromName }) => [fromId, fromName]));
    const found = await Promise.all(
      [...names].map(async ([from, name]) => ({ id: from, name, designations: await this.of(from, organizationId) })),
    );
    return found.filter(({ designations }) => designations.length > 0);
  }
}
