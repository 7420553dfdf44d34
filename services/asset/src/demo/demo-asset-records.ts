import { dayInIndia, NewAsset, toPaise, yearsAfter } from '@portal/contracts';
import { type DemoAsset, demoConditionOf, type DemoGemOrder, type DemoRandom, demoStored } from '@portal/service-kit';
import type { AssetRecord, DeviceState, Disposal } from '../assets/asset-record.js';
import { fieldsOf } from '../assets/asset.draft.js';
import type { Contract } from '../contracts/contract.js';
import { checklistFor } from '../devices/checklist.js';
import { addDays, today } from '../days.js';

/** Why something is condemned, and what is said of it; all of it goes to a recycler. */
const ends = [
  { condemnation: 'Beyond economical repair', reason: 'The repair costs more than it is worth' },
  { condemnation: 'Obsolete', reason: 'Too slow for the programs of today' },
  { condemnation: 'Damaged', reason: 'Damaged by water' },
] as const satisfies Partial<Disposal>[];

/** The years of every line's warranty, as the orders of the history have them. */
const demoWarrantyYears = 3;

/** The copy of a GeM order against which assets are registered. */
export function demoContract(order: DemoGemOrder, assets: readonly DemoAsset[]): Contract {
  const { id, number, status, seller, office, isMapped, steps } = order;
  return {
    _id: id,
    revision: steps.length,
    gemContractNumber: number,
    status,
    sellerOrganizationId: seller.id,
    sellerName: seller.name,
    ...(isMapped ? { buyerOrganizationId: office.id, buyerName: office.name } : {}),
    gemBuyerDepartmentName: office.name,
    ordered: sums(order.lines.map(({ goods, quantity }) => [goods.type, quantity])),
    lines: order.lines.map(({ id: lineId, goods, quantity }) => ({
      ...{ lineId, name: goods.name, category: goods.type, manufacturer: goods.brand, model: goods.model },
      ...{ quantity, value: goods.price, warrantyYears: demoWarrantyYears, amcResponsibility: 'OEM' },
    })),
    registered: sums(assets.filter((asset) => asset.order.id === id).map(({ line }) => [line.goods.type, 1])),
  };
}

function sums(counted: [string, number][]) {
  const total: Record<string, number> = {};
  for (const [category, count] of counted) total[category] = (total[category] ?? 0) + count;
  return total;
}

/** An asset of the history as it is stored. */
export function demoAssetRecord(asset: DemoAsset): AssetRecord {
  const { id, uid, serial, order, line } = asset;
  const { state, hasAmc, random } = demoConditionOf(asset);
  const { goods } = line;
  const { holder } = asset;
  const purchaseDate = dayInIndia(asset.deliveredAt);
  const draft = NewAsset.parse({
    name: `${goods.brand} ${goods.model}`,
    category: goods.type,
    serialNumber: serial,
    gemContractNumber: order.number,
    value: Math.round(goods.price * 1.18),
    purchaseDate,
    location: asset.location,
    manufacturer: goods.brand,
    model: goods.model,
    warrantyExpiry: yearsAfter(purchaseDate, random.pick([1, 1, 3, 3])),
    hasAmc,
    ...(hasAmc ? { amcExpiry: addDays(purchaseDate, random.between(300, 900)), supplier: order.seller.name } : {}),
    notes: 'Demo data',
  });
  return {
    ...demoStored(id, holder ? [asset.registeredAt, holder.since] : [asset.registeredAt]),
    ...fieldsOf(draft, demoContract(order, []), uid),
    status: state === 'repair' ? 'Under Repair' : state === 'disposed' ? 'Disposed' : 'Active',
    ...(holder ? heldBy(holder, goods.type, random) : {}),
    disposal: disposalOf(state, asset, random),
  };
}

function heldBy({ person, since }: NonNullable<DemoAsset['holder']>, type: string, random: DemoRandom) {
  const { id, name, email, designation, organization } = person;
  return {
    endUserId: id,
    endUser: { id, name, email, designation, department: organization.name },
    allocationDate: since,
    device: deviceOf(type, email, since, random),
  };
}

/** Most holders have said that they have it, and looked it over. */
function deviceOf(type: string, email: string, since: Date, random: DemoRandom): DeviceState {
  const step = random.weighed({ verified: 75, acknowledged: 15, waiting: 10 });
  if (step !== 'verified')
    return {
      acknowledgmentStatus: step === 'acknowledged' ? 'Completed' : 'Pending',
      verificationStatus: 'Pending',
      otpStatus: 'Pending',
      answers: [],
    };
  const delivery = { sentTo: email, sentAt: since, confirmedAt: since, confirmedBy: email };
  return {
    acknowledgmentStatus: 'Completed',
    verificationStatus: 'Completed',
    otpStatus: 'Verified',
    deliveryRecord: delivery,
    answers: checklistFor(type).map((question) => ({ id: question.id, status: 'Passed' as const })),
  };
}

/** So far through the time from one day to now. */
const partOfLife = (from: Date, part: number) => new Date(from.getTime() + (Date.now() - from.getTime()) * part);

/** What waits was asked for lately; what is decided, before that. */
function disposalOf(state: string, { order: { office }, registeredAt }: DemoAsset, random: DemoRandom) {
  if (state !== 'asked' && state !== 'disposed') return { status: 'None' } as const;
  const lately = new Date(`${addDays(today(), -random.between(1, 20))}T06:30:00Z`);
  const asked = {
    ...random.pick(ends),
    method: 'E-waste recycler' as const,
    committee: [
      { name: 'Demo Buyer', designation: 'Purchase Officer' },
      { name: 'Demo Administrator', designation: 'System Administrator' },
    ],
    requestedBy: office.buyer.name,
    requestedById: office.buyer.id,
    requestedAt: state === 'asked' && lately > registeredAt ? lately : partOfLife(registeredAt, 0.5),
  };
  if (state === 'asked') return { status: 'Requested', ...asked } as const;
  const decidedAt = partOfLife(registeredAt, 0.6);
  return {
    status: 'Approved',
    ...asked,
    decidedBy: 'Demo Administrator',
    decidedAt,
    ...(random.chance(0.7) ? { handover: demoHandover(office.buyer.name, decidedAt, random) } : {}),
  } as const;
}

/** Who got what was disposed of. */
function demoHandover(recordedBy: string, recordedAt: Date, random: DemoRandom): Disposal['handover'] {
  return {
    method: 'E-waste recycler',
    recipient: 'Demo Recycling Works',
    handedOverOn: dayInIndia(recordedAt),
    price: toPaise(random.between(200, 2_500)),
    dataWipe: 'Storage destroyed',
    wipedBy: recordedBy,
    certificate: `DEMO-EW-${random.between(1_000, 9_999)}`,
    remarks: 'Demo data',
    recordedBy,
    recordedAt,
  };
}
