import {
  type Actor,
  type OrganizationKind,
  roleTraits,
  type WarrantyClaim,
  type WarrantyClaimRow,
  warrantyClaimStepsOf,
} from '@portal/contracts';
import { historyOf } from '@portal/service-kit';
import type { SupportContactsRecord } from '../support-contacts/support-contacts.schema.js';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';

type Side = WarrantyClaim['raisedBySide'];
type Entry = WarrantyClaim['history'][number];

const sides: Record<OrganizationKind, Side> = {
  operator: 'portal',
  buyer: 'office',
  seller: 'seller',
  oem: 'maker',
};

/** On whose behalf somebody acts. */
export const sideOf = ({ role }: Pick<Actor, 'role'>): Side =>
  role === 'End User' ? 'holder' : sides[roleTraits[role].organization];

/** One line of a claim's history, with the side of who did it. */
export const claimEntry = (by: Actor, action: string, status?: WarrantyClaim['status'], note?: string): Entry => ({
  ...historyOf(by, action, status, note),
  side: sideOf(by),
});

/** A claim as a row of a list. */
export const claimRowView = ({ _id, createdAt, updatedAt, ...claim }: WarrantyClaimRecord): WarrantyClaimRow => ({
  ...claim,
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Whom to ask at the office is told from the acceptance on, when the asset is fetched or visited. */
const isAgreed = ({ status }: Pick<WarrantyClaimRecord, 'status'>) =>
  !['Submitted', 'Rejected', 'Withdrawn'].includes(status);

/** A claim as the actor sees it, with the steps that are theirs now. */
export function claimView(
  actor: Actor,
  claim: WarrantyClaimRecord,
  desk: SupportContactsRecord | null | undefined,
): WarrantyClaim {
  const { phone, email, hours } = desk ?? {};
  return {
    ...claimRowView(claim),
    problem: claim.problem,
    resolution: claim.resolution,
    files: claim.files,
    history: claim.history,
    ...(phone && email && isAgreed(claim) ? { deskContact: { phone, email, ...(hours ? { hours } : {}) } } : {}),
    steps: warrantyClaimStepsOf(claim, actor),
  };
}
