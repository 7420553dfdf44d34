import type { Actor } from '../access/ability.js';
import { type ApprovalStep, designationKey, openStep } from './approval-tier.js';

interface Person {
  id: string;
  name: string;
}

/** What identity says that a buyer may decide: by designations of their own, and in the name of whom they stand in for. */
export interface Authority {
  designations: readonly string[];
  standsInFor: readonly (Person & { designations: readonly string[] })[];
}

interface Decided {
  approvals?: readonly ApprovalStep[] | undefined;
  wrote: (personId: string) => boolean;
}

/** In whose name a buyer gives the next approval, nobody's but the own where there is none; or why not. */
export type Approval = { may: true; onBehalfOf?: Person } | { may: false; why: 'other' | 'passed' };

const holds = (designations: readonly string[], { designation }: ApprovalStep) =>
  designations.some((one) => designationKey(one) === designationKey(designation));

/** Whoever wrote an order does not decide about it by a hand that they lent either. */
const usable = ({ designations, standsInFor }: Authority, { wrote }: Decided) => [
  { person: undefined, designations },
  ...standsInFor
    .filter(({ id }) => !wrote(id))
    .map(({ designations: theirs, ...person }) => ({ person, designations: theirs })),
];

/** The next approval of an order by a buyer who did not write it; nobody takes two, in whoever's name. */
export function nextApprovalBy(actorId: string, authority: Authority, order: Decided): Approval {
  const { approvals: steps = [] } = order;
  const next = openStep(steps);
  const fitting = usable(authority, order).filter(({ designations }) =>
    next ? holds(designations, next) : designations.length > 0,
  );
  if (fitting.length === 0) return { may: false, why: 'other' };
  const took = (id: string) =>
    steps.some(({ approvedById, onBehalfOfId }) => [approvedById, onBehalfOfId].includes(id));
  const found = fitting.find(({ person }) => !person || !took(person.id));
  if (took(actorId) || !found) return { may: false, why: 'passed' };
  return { may: true, ...(found.person ? { onBehalfOf: found.person } : {}) };
}

/** Whether somebody may give the next approval of an order that waits: a Super Admin always, a buyer by authority, and never who wrote it. */
export function approvesNow(
  { id, role }: Pick<Actor, 'id' | 'role'>,
  authority: Authority | undefined,
  order: Decided,
): boolean {
  if (order.wrote(id)) return false;
  if (role !== 'Buyer') return role === 'Super Admin';
  return authority !== undefined && nextApprovalBy(id, authority, order).may;
}

/** Whether an open approval is asked of the buyer, or of somebody whom they stand in for: then they may reject as well. */
export function mayReject(authority: Authority, order: Decided) {
  const open = (order.approvals ?? []).filter(({ approvedById }) => !approvedById);
  const held = usable(authority, order).flatMap(({ designations }) => designations);
  return open.length > 0 ? open.some((step) => holds(held, step)) : held.length > 0;
}
