import type { Role } from '../access/matrix.js';
import { type Move, moveBetween, movesOf, type StatusDescription } from './machine.js';

export const warrantyClaimStatuses = [
  'Submitted',
  'Accepted',
  'Rejected',
  'In Repair',
  'Resolved',
  'Reopened',
  'Closed',
  'Withdrawn',
] as const;
export type WarrantyClaimStatus = (typeof warrantyClaimStatuses)[number];

/** Who answers a claim: the maker of the asset, or its seller where nobody of the maker has an account. */
export const claimAnswerers = ['maker', 'seller'] as const;
export type ClaimAnswerer = (typeof claimAnswerers)[number];

/** Who takes a step: who answers the claim, who raised it, or that person and the office that has the asset. */
type ClaimParty = 'answerer' | 'raiser' | 'raiserOrOffice';

interface WarrantyClaimStatusDescription extends StatusDescription<WarrantyClaimStatus> {
  /** Who brings a claim here. */
  by: ClaimParty;
  /** The event of a claim that comes here, and what the audit log calls it. */
  event: string;
  eventLabel: string;
  /** What the other side is told then. */
  notice: string;
}

const answerers = ['OEM', 'Seller', 'Super Admin'] as const;
const raisers = ['Super Admin', 'Buyer', 'Seller', 'End User'] as const;
const repair = { to: 'In Repair', action: 'Start Repair', who: answerers } as const;

/**
 * All that a status of a warranty claim is. The maker (or the seller in its place) decides and repairs; whether that was enough, who
 * raised it or the office says. Rejected, closed and withdrawn claims have ended: another one may be raised of the asset.
 */
export const warrantyClaimStates = {
  Submitted: {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'Accepted', action: 'Accept', who: answerers },
      { to: 'Rejected', action: 'Reject', who: answerers, needs: 'reason' },
      { to: 'Withdrawn', action: 'Withdraw', who: raisers },
    ],
    by: 'raiser',
    event: 'submitted',
    eventLabel: 'Warranty claim raised',
    notice: 'A warranty claim about {{asset}} was raised: {{number}}',
  },
  Accepted: {
    tone: 'moving',
    icon: 'badge',
    moves: [repair],
    by: 'answerer',
    event: 'accepted',
    eventLabel: 'Warranty claim accepted',
    notice: 'The warranty claim {{number}} about {{asset}} was accepted',
  },
  Rejected: {
    tone: 'bad',
    icon: 'cross',
    moves: [],
    by: 'answerer',
    event: 'rejected',
    eventLabel: 'Warranty claim rejected',
    notice: 'The warranty claim {{number}} about {{asset}} was rejected: {{reason}}',
  },
  'In Repair': {
    tone: 'moving',
    icon: 'loader',
    moves: [{ to: 'Resolved', action: 'Resolve', who: answerers, needs: 'resolution' }],
    by: 'answerer',
    event: 'repair-started',
    eventLabel: 'Repair of a warranty claim started',
    notice: 'The repair of {{asset}} has begun: {{number}}',
  },
  Resolved: {
    tone: 'good',
    icon: 'tick',
    moves: [
      { to: 'Closed', action: 'Close claim', who: raisers },
      { to: 'Reopened', action: 'Reopen', who: raisers, needs: 'reason' },
    ],
    by: 'answerer',
    event: 'resolved',
    eventLabel: 'Warranty claim resolved',
    notice: 'The warranty claim {{number}} about {{asset}} was resolved: please check and close it',
  },
  Reopened: {
    tone: 'waiting',
    icon: 'again',
    moves: [repair],
    by: 'raiserOrOffice',
    event: 'reopened',
    eventLabel: 'Warranty claim reopened',
    notice: 'The warranty claim {{number}} about {{asset}} was opened again: {{reason}}',
  },
  Closed: {
    tone: 'ended',
    icon: 'archive',
    moves: [],
    by: 'raiserOrOffice',
    event: 'closed',
    eventLabel: 'Warranty claim closed',
    notice: 'The warranty claim {{number}} about {{asset}} was closed',
  },
  Withdrawn: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    by: 'raiser',
    event: 'withdrawn',
    eventLabel: 'Warranty claim withdrawn',
    notice: 'The warranty claim {{number}} about {{asset}} was withdrawn',
  },
} as const satisfies Record<WarrantyClaimStatus, WarrantyClaimStatusDescription>;

export const warrantyClaimMoves: readonly Move<WarrantyClaimStatus>[] =
  movesOf<WarrantyClaimStatus>(warrantyClaimStates);

/** Claims that have not ended: one at a time of an asset. */
export const openClaimStatuses: readonly WarrantyClaimStatus[] = [
  'Submitted',
  'Accepted',
  'In Repair',
  'Resolved',
  'Reopened',
];
/** Claims in which who answers them has the next step. */
export const claimStatusesToAnswer: readonly WarrantyClaimStatus[] = ['Submitted', 'Accepted', 'In Repair', 'Reopened'];

/** A claim as far as it decides about steps. */
interface ClaimAt {
  status: WarrantyClaimStatus;
  answeredBy: ClaimAnswerer;
  raisedById: string;
}
interface Stepper {
  id: string;
  role: Role;
}

/** Whether somebody who sees a claim answers it: its maker, its seller in the maker's place, or a Super Admin for either. */
export const answersClaim = ({ role }: Pick<Stepper, 'role'>, { answeredBy }: Pick<ClaimAt, 'answeredBy'>) =>
  role === 'Super Admin' || role === (answeredBy === 'maker' ? 'OEM' : 'Seller');

function isParty(party: ClaimParty, person: Stepper, claim: ClaimAt) {
  if (party === 'answerer') return answersClaim(person, claim);
  return person.id === claim.raisedById || (party === 'raiserOrOffice' && person.role === 'Buyer');
}

/** Whether this person, who sees the claim, may ever bring it there, whatever its status is now. */
export const mayBringClaim = (person: Stepper, claim: ClaimAt, to: WarrantyClaimStatus) =>
  isParty(warrantyClaimStates[to].by, person, claim);

/** The steps of a claim that this person, who sees it, may take now. */
export const warrantyClaimStepsOf = (claim: ClaimAt, person: Stepper): WarrantyClaimStatus[] =>
  warrantyClaimStatuses.filter((to) => {
    const move = moveBetween(warrantyClaimMoves, claim.status, to);
    return move?.who.includes(person.role) && mayBringClaim(person, claim, to);
  });
