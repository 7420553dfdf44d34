import { Injectable } from '@nestjs/common';
import { type Actor, type AwaitedApproval, designationKey, nextApprovalBy } from '@portal/contracts';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import type { DelegationRecord } from '../delegations/delegation.schema.js';
import { UserRepository } from './user.repository.js';
import type { UserRecord } from './user.schema.js';

const mostOfAnOffice = 500;

/** What a buyer's form names as authorized. */
function designationsOf({ form }: UserRecord): string[] {
  const listed = form?.['authorizedDesignations'];
  return Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [];
}

/** The designation that a buyer was approved with, if the office registered it. */
function heldBy({ designation, ownDesignation }: UserRecord, registered: ReadonlySet<string>): string[] {
  const held = designationKey(designation ?? '');
  return held && !ownDesignation && registered.has(held) ? [held] : [];
}

/** Whose approvals were handed over, each once. */
const handingOver = (delegations: readonly DelegationRecord[]) => [
  ...new Map(delegations.map(({ fromId, fromName }) => [fromId, fromName])),
];

/** Who may decide about the orders of an office, by themselves or in the name of somebody who is away. */
@Injectable()
export class Authority {
  constructor(
    private readonly users: UserRepository,
    private readonly delegations: DelegationRepository,
  ) {}

  /** The designation of a buyer of the office, if the office registered it. */
  async of(id: string, organizationId: string): Promise<string[]> {
    if (!organizationId) return [];
    const holder = await this.users.find(id);
    if (!holder || holder.role !== 'Buyer' || holder.organizationId !== organizationId || holder.status !== 'active')
      return [];
    return heldBy(holder, (await this.office(organizationId)).registered);
  }

  /** Whose approvals were handed over to the actor for today; of those only who may still approve themselves. */
  async standInsOf({ id, organizationId }: Actor) {
    const handedOver = organizationId ? await this.delegations.toToday(id, organizationId) : [];
    const found = await Promise.all(
      handingOver(handedOver).map(async ([from, name]) => ({
        ...{ id: from, name, designations: await this.of(from, organizationId) },
      })),
    );
    return found.filter(({ designations }) => designations.length > 0);
  }

  /** The buyers of the office who may give an approval that an order waits for, by the rule that decides when they do. */
  async mayGive({ organizationId, approvals, authorIds }: AwaitedApproval): Promise<string[]> {
    if (!organizationId) return [];
    const [{ buyers, registered }, delegations] = await Promise.all([
      this.office(organizationId),
      this.delegations.ofToday(organizationId),
    ]);
    const held = new Map(buyers.map((buyer) => [buyer._id, heldBy(buyer, registered)]));
    const wrote = (id: string) => authorIds.includes(id);
    const standsInFor = (id: string) =>
      handingOver(delegations.filter(({ toId }) => toId === id)).flatMap(([from, name]) => {
        const designations = held.get(from) ?? [];
        return designations.length > 0 ? [{ id: from, name, designations }] : [];
      });
    return buyers
      .map(({ _id }) => _id)
      .filter((id) => {
        const authority = { designations: held.get(id) ?? [], standsInFor: standsInFor(id) };
        return !wrote(id) && nextApprovalBy(id, authority, { approvals, wrote }).may;
      });
  }

  /** The active buyers of an office, and what they together registered as authorized. */
  private async office(organizationId: string) {
    const colleagues = { organizationId, role: 'Buyer', status: 'active' };
    const buyers = await this.users.some({ $and: [colleagues, { deletedAt: { $exists: false } }] }, mostOfAnOffice);
    return { buyers, registered: new Set(buyers.flatMap(designationsOf).map(designationKey)) };
  }
}
