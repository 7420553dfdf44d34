import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ApprovalStep,
  type Authority,
  designationKey,
  mayReject,
  nextApprovalBy,
  openStep,
} from '@portal/contracts';
import { ApprovalTierRepository } from '../approval-tiers/approval-tier.repository.js';
import type { ApprovalTierRecord } from '../approval-tiers/approval-tier.schema.js';
import { approvedAlready, noAuthority, otherStep } from './purchase-order.errors.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** Whose approvals an order needs by its value, and how they are given one after another. */
@Injectable()
export class PurchaseOrderApproval {
  constructor(private readonly tiers: ApprovalTierRepository) {}

  /** The steps of an order that is submitted now; none where one approval is enough. */
  async stepsOf({ totalAmount, department }: Pick<PurchaseOrderRecord, 'totalAmount' | 'department'>) {
    const reached: ApprovalTierRecord[] = [];
    for await (const tier of this.tiers.each({ minAmount: { $lte: totalAmount } })) reached.push(tier);
    const own = designationKey(department);
    const designations = new Map(
      reached
        .filter((tier) => !tier.department || designationKey(tier.department) === own)
        .sort((a, b) => a.minAmount - b.minAmount)
        .map(({ designation }) => [designationKey(designation), designation]),
    );
    return [...designations.values()].map((designation): ApprovalStep => ({ designation }));
  }
}

/** The steps after an approval, and in whose name it was given: a Super Admin takes all that are open, a buyer the next one. */
export function approved(actor: Actor, order: PurchaseOrderRecord, authority: Authority) {
  const steps = order.approvals ?? [];
  const by = { approvedBy: actor.name, approvedById: actor.id, approvedAt: new Date().toISOString() };
  if (actor.role === 'Super Admin')
    return { steps: steps.map((step) => (step.approvedById ? step : { ...step, ...by })) };
  const approval = nextApprovalBy(actor.id, authority, { approvals: steps, wrote: wroteOf(order) });
  if (!approval.may)
    throw approval.why === 'passed' ? approvedAlready() : steps.length > 0 ? otherStep() : noAuthority();
  const { onBehalfOf } = approval;
  const lent = onBehalfOf ? { onBehalfOf: onBehalfOf.name, onBehalfOfId: onBehalfOf.id } : {};
  const next = openStep(steps);
  return {
    steps: steps.map((step) => (step === next ? { ...step, ...by, ...lent } : step)),
    onBehalfOf: onBehalfOf?.name,
  };
}

/** Refuses who holds the designation of no open step, and who may decide about no order. */
export function assertMayReject(actor: Actor, order: PurchaseOrderRecord, authority: Authority) {
  if (actor.role === 'Super Admin') return;
  if (!mayReject(authority, { approvals: order.approvals, wrote: wroteOf(order) }))
    throw order.approvals?.length ? otherStep() : noAuthority();
}

const wroteOf =
  ({ authorIds }: PurchaseOrderRecord) =>
  (id: string) =>
    authorIds.includes(id);
