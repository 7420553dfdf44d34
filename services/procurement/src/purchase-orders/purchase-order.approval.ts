import { Injectable } from '@nestjs/common';
import { type Actor, type ApprovalStep, designationKey, openStep } from '@portal/contracts';
import { ApprovalTierRepository } from '../approval-tiers/approval-tier.repository.js';
import type { ApprovalTierRecord } from '../approval-tiers/approval-tier.schema.js';
import { approvedAlready, otherStep } from './purchase-order.errors.js';
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

/**
 * The steps after an approval: a Super Admin takes all that are open, a buyer the next one if it asks for a designation
 * of theirs. Nobody takes two steps of an order as a buyer.
 */
export function approved(actor: Actor, steps: readonly ApprovalStep[], designations: readonly string[]) {
  const by = { approvedBy: actor.name, approvedById: actor.id, approvedAt: new Date().toISOString() };
  if (actor.role === 'Super Admin') return steps.map((step) => (step.approvedById ? step : { ...step, ...by }));
  const next = openStep(steps);
  if (!next) return [...steps];
  if (!holds(designations, next)) throw otherStep();
  if (steps.some(({ approvedById }) => approvedById === actor.id)) throw approvedAlready();
  return steps.map((step) => (step === next ? { ...step, ...by } : step));
}

/** Refuses who holds the designation of no open step. */
export function assertMayReject(actor: Actor, steps: readonly ApprovalStep[], designations: readonly string[]) {
  const open = steps.filter(({ approvedById }) => !approvedById);
  if (actor.role === 'Super Admin' || open.length === 0) return;
  if (!open.some((step) => holds(designations, step))) throw otherStep();
}

const holds = (designations: readonly string[], { designation }: ApprovalStep) =>
  designations.some((one) => designationKey(one) === designationKey(designation));
