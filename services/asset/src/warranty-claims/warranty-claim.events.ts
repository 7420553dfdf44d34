import { type Actor, type EventSubject, warrantyClaimStates, type WarrantyClaimStatus } from '@portal/contracts';
import { type NewEvent, portalItself } from '@portal/service-kit';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';

type Announced = Pick<
  WarrantyClaimRecord,
  | '_id'
  | 'number'
  | 'assetId'
  | 'assetName'
  | 'brand'
  | 'answeredBy'
  | 'sellerOrganizationId'
  | 'buyerOrganizationId'
  | 'raisedById'
  | 'dueOn'
>;

const officeOf = ({ buyerOrganizationId }: Announced) => (buyerOrganizationId ? [buyerOrganizationId] : []);

/** Who answers the claim is told by brand or as the seller; who raised it by name, and its office with them. */
function toldOf(claim: Announced, by: NewEvent['by'], isAnswered: boolean) {
  const asker = { users: [claim.raisedById].filter((id) => id !== by.id), organizations: officeOf(claim) };
  if (isAnswered) return asker;
  const answerer = claim.answeredBy === 'maker' ? { brands: [claim.brand] } : { sellers: [claim.sellerOrganizationId] };
  const { sellers = [], ...brands } = { ...answerer };
  return { ...asker, organizations: [...asker.organizations, ...sellers], ...brands };
}

function event(
  subject: Extract<EventSubject, `asset.warranty-claim.${string}`>,
  by: NewEvent['by'],
  claim: Announced,
  { title, values = {}, isAnswered }: { title: string; values?: Record<string, string>; isAnswered: boolean },
): NewEvent {
  const { _id: id, number, assetName: asset, assetId } = claim;
  return {
    subject,
    by,
    label: `${number} · ${asset}`,
    // Who raised it may be who holds the asset, whose name is the office's own.
    organizations: officeOf(claim),
    data: { claimId: id, assetId },
    notice: {
      ...toldOf(claim, by, isAnswered),
      title,
      values: { number, asset, ...values },
      record: { type: 'warrantyClaim', id },
    },
  };
}

/** What others learn of a claim that came to a status: the other side is told. */
export function claimMoved(by: Actor, claim: Announced, to: WarrantyClaimStatus, reason = ''): NewEvent {
  const { event: verb, notice: title, by: party } = warrantyClaimStates[to];
  return event(`asset.warranty-claim.${verb}`, by, claim, {
    title,
    values: { reason },
    isAnswered: party === 'answerer',
  });
}

/** What others learn of a note: the other side of who wrote it is told. */
export const claimNoted = (by: Actor, claim: Announced, isAnswered: boolean): NewEvent =>
  event('asset.warranty-claim.noted', by, claim, {
    title: 'There is a new note about the warranty claim {{number}}',
    isAnswered,
  });

/** Who answers the claim and its office learn that its day has gone by. */
export const claimOverdue = (claim: Announced): NewEvent => {
  const title = 'The warranty claim {{number}} for {{asset}} was due on {{day}}';
  const values = { day: claim.dueOn ?? '' };
  return event('asset.warranty-claim.overdue', portalItself, claim, { title, values, isAnswered: false });
};
