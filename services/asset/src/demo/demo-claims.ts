import {
  afterWorkingDays,
  claimStatusesToAnswer,
  dayInIndia,
  moveBetween,
  openClaimStatuses,
  warrantyClaimDays,
  warrantyClaimMoves,
  type WarrantyClaimStatus,
} from '@portal/contracts';
import { type DemoAsset, demoDoor, demoStored } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import type { WarrantyClaimRecord } from '../warranty-claims/warranty-claim.schema.js';

interface Made {
  asset: DemoAsset;
  record: AssetRecord;
}
type DemoClaim = Omit<WarrantyClaimRecord, 'number'>;
type Entry = WarrantyClaimRecord['history'][number];

const day = 86_400_000;
/** The courses that the demo claims took, the newest last. */
const courses: readonly (readonly WarrantyClaimStatus[])[] = [
  ['Submitted', 'Accepted', 'In Repair', 'Resolved', 'Closed'],
  ['Submitted', 'Rejected'],
  ['Submitted', 'Withdrawn'],
  ['Submitted', 'Accepted', 'In Repair', 'Resolved', 'Reopened'],
  ['Submitted', 'Accepted', 'In Repair', 'Resolved'],
  ['Submitted', 'Accepted', 'In Repair'],
  ['Submitted', 'Accepted'],
  ['Submitted'],
  ['Submitted'],
];
const problems = [
  'Demo data: the screen flickers and stays dark after some minutes',
  'Demo data: several keys give no sign',
  'Demo data: it does not start when it is warm',
];
const words: Partial<Record<WarrantyClaimStatus, string>> = {
  Rejected: 'Demo data: the damage comes from a fall, which the warranty leaves out',
  Reopened: 'Demo data: the fault is there again',
  Resolved: 'Demo data: the part was exchanged and tested for a day',
};

/** Claims in every state, of assets whose warranty runs; those of brands without a manufacturer in the portal go to the seller. */
export function demoClaims(made: readonly Made[], now: Date): DemoClaim[] {
  const today = dayInIndia(now);
  const covered = made.filter(
    ({ record: { status, warrantyExpiry = '', createdAt } }) =>
      status === 'Active' && warrantyExpiry > today && now.getTime() - createdAt.getTime() > 60 * day,
  );
  const ofMaker = covered.filter(({ record }) => makerOf(record));
  const others = covered.filter(({ record }) => !makerOf(record)).slice(0, 2);
  const maker = courses.flatMap((course, at) => {
    const one = ofMaker[at * 3] ?? ofMaker[at];
    return one ? [claimOf(one, course, at, now)] : [];
  });
  return [...maker, ...others.map((one, at) => claimOf(one, courses[7 + at] ?? ['Submitted'], 9 + at, now))];
}

const makerOf = ({ brand }: AssetRecord) =>
  demoDoor.find(({ role, brands = [] }) => role === 'OEM' && brands.includes(brand));

function claimOf({ asset, record }: Made, course: readonly WarrantyClaimStatus[], at: number, now: Date): DemoClaim {
  const { buyer } = asset.order.office;
  const answerer = makerOf(record) ?? asset.order.seller.person;
  // One of those that wait is overdue.
  const age = course.length * 2 + Math.max(0, 7 - at) + (at === 7 ? 14 : 0);
  const begun = now.getTime() - age * day;
  const dates = course.map((_, step) => new Date(begun + step * 2 * day));
  const status = course.at(-1) ?? 'Submitted';
  const last = dayInIndia(dates.at(-1));
  const days = status === 'Submitted' ? warrantyClaimDays.decision : warrantyClaimDays.repair;
  const resolution = course.includes('Resolved') ? words.Resolved : undefined;
  const history = course.map((to, step): Entry => {
    const move = moveBetween(warrantyClaimMoves, course[step - 1] ?? '', to);
    const isAnswer = ['Accepted', 'Rejected', 'In Repair', 'Resolved'].includes(to);
    const by = isAnswer ? answerer : buyer;
    return {
      at: (dates[step] ?? now).toISOString(),
      ...{ by: by.name, byId: by.id, action: move?.action ?? 'Claim raised', status: to },
      side: isAnswer ? (makerOf(record) ? 'maker' : 'seller') : 'office',
      ...(words[to] ? { note: words[to] } : {}),
    };
  });
  return {
    ...demoStored(`demo-claim-${record._id}`, dates),
    ...{ status, answeredBy: makerOf(record) ? ('maker' as const) : ('seller' as const), history, files: [] },
    ...{ assetId: record._id, assetUid: record.assetUid, assetName: record.name, brand: record.brand },
    ...{ serialNumber: record.serialNumber, coverKind: 'warranty', coverEndDate: record.warrantyExpiry ?? last },
    ...{ problem: problems[at % problems.length] ?? '', since: dayInIndia(new Date(begun - 2 * day)) },
    wish: at % 3 === 0 ? 'Replacement' : 'Repair',
    ...(claimStatusesToAnswer.includes(status) ? { dueOn: afterWorkingDays(last, days) } : {}),
    ...(status === 'Rejected' && words.Rejected ? { reason: words.Rejected } : {}),
    ...(resolution ? { resolution } : {}),
    ...(openClaimStatuses.includes(status) ? { openKey: record._id } : {}),
    ...{ officeName: asset.order.office.name, buyerOrganizationId: asset.order.office.id },
    ...{ sellerOrderId: record.sellerOrderId, sellerOrganizationId: record.sellerOrganizationId },
    ...{ sellerName: record.sellerName, raisedBySide: 'office', raisedById: buyer.id, raisedBy: buyer.name },
    raisedByOrganizationId: asset.order.office.id,
  };
}
