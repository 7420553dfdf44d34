import { dayInIndia, toPaise, warrantyYears, yearsAfter } from '@portal/contracts';
import { type DemoAmc, type DemoAsset, DemoRandom, demoStored } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AmcRecord, WarrantyRecord } from '../cover/cover.schema.js';
import { addDays } from '../days.js';
import type { LifecycleRecord } from '../lifecycle/lifecycle-record.js';

const phone = '9000000003';
const works = [
  { eventType: 'maintenance', description: 'Yearly maintenance', cost: 800 },
  { eventType: 'repair', description: 'Fan exchanged', cost: 1_950 },
  { eventType: 'repair', description: 'Keyboard exchanged', cost: 2_400 },
] as const;

/** The warranty of some of the assets, but for its number. */
export function demoWarrantyOf(asset: AssetRecord, { order }: DemoAsset): Omit<WarrantyRecord, 'warrantyNumber'>[] {
  const random = new DemoRandom(`warranty-${asset._id}`);
  if (!random.chance(0.35)) return [];
  const warrantyType = random.pick(['Standard', 'Extended', 'Premium'] as const);
  const { buyer } = order.office;
  const { person } = order.seller;
  return [
    {
      ...demoStored(`demo-warranty-${asset._id}`, [asset.createdAt]),
      assetId: asset._id,
      assetName: asset.name,
      serialNumber: asset.serialNumber,
      brand: asset.brand,
      customerName: buyer.name,
      customerEmail: buyer.email,
      customerPhone: '9000000001',
      purchaseDate: asset.purchaseDate,
      warrantyType,
      warrantyStartDate: asset.purchaseDate,
      warrantyEndDate: yearsAfter(asset.purchaseDate, warrantyYears[warrantyType]),
      contactPerson: person.name,
      contactPhone: phone,
      contactEmail: person.email,
      sellerOrderId: asset.sellerOrderId,
      sellerOrganizationId: asset.sellerOrganizationId,
      sellerName: asset.sellerName,
      buyerOrganizationId: order.office.id,
      ...(asset.endUserId ? { endUserId: asset.endUserId } : {}),
    },
  ];
}

/** A maintenance contract over the assets of one order. */
export function demoAmcOf(
  { id, number, order, assets: covered, madeAt }: DemoAmc,
  all: ReadonlyMap<string, AssetRecord>,
) {
  const random = new DemoRandom(`amc-${order.id}`);
  const assets = covered.flatMap((asset) => all.get(asset.id) ?? []);
  const startDate = dayInIndia(madeAt);
  const endDate = addDays(startDate, 365);
  const { person } = order.seller;
  return {
    ...demoStored(id, [madeAt]),
    contractNumber: number,
    assetIds: assets.map(({ _id }) => _id),
    assetNames: assets.map(({ name }) => name),
    provider: order.seller.name,
    startDate,
    endDate,
    value: toPaise(assets.length * random.between(1_200, 3_000)),
    status: 'Active',
    serviceType: random.pick(['Preventive', 'Corrective'] as const),
    customerName: order.office.name,
    contactPerson: person.name,
    contactPhone: phone,
    contactEmail: person.email,
    sellerOrderIds: [order.id],
    sellerOrganizationId: order.seller.id,
    buyerOrganizationId: order.office.id,
    makerBrands: [...new Set(assets.map(({ brand }) => brand))],
    endUserIds: [...new Set(assets.flatMap(({ endUserId }) => endUserId ?? []))],
  } satisfies AmcRecord;
}

/** An asset is covered as long as its warranty and its contract say. */
export function demoCovered(
  asset: AssetRecord,
  warranties: readonly Pick<WarrantyRecord, 'assetId' | 'warrantyEndDate'>[],
  contracts: readonly Pick<AmcRecord, 'assetIds' | 'endDate'>[],
): AssetRecord {
  const warranty = warranties.find(({ assetId }) => assetId === asset._id);
  const contract = contracts.find(({ assetIds }) => assetIds.includes(asset._id));
  return {
    ...asset,
    ...(warranty ? { warrantyExpiry: warranty.warrantyEndDate } : {}),
    ...(contract ? { amcExpiry: contract.endDate } : {}),
  };
}

/** What was done to some of the assets since they came. */
export function demoLifeOf(asset: AssetRecord, now: Date): LifecycleRecord[] {
  const random = new DemoRandom(`life-${asset._id}`);
  const at = new Date(asset.createdAt.getTime() + random.between(60, 400) * 86_400_000);
  const end = asset.status === 'Disposed' ? asset.disposal.decidedAt : undefined;
  const others = [...demoHandOver(asset), ...(end ? [demoDisposed(asset, end)] : [])];
  if (!random.chance(0.3) || at > (end ?? now)) return others;
  const { cost, ...work } = random.pick(works);
  return [
    {
      ...demoStored(`demo-life-${asset._id}`, [at]),
      assetId: asset._id,
      ...work,
      performedBy: asset.sellerName,
      cost: toPaise(cost),
      location: asset.location ?? '',
      notes: 'Demo data',
      details: {},
      timestamp: at,
      automatic: false,
    },
    ...others,
  ];
}

/** What the portal noted when it was disposed of. */
const demoDisposed = ({ _id, disposal, location, buyerOrganizationId }: AssetRecord, at: Date): LifecycleRecord => ({
  ...demoStored(`demo-disposed-${_id}`, [at]),
  assetId: _id,
  eventType: 'disposal',
  description: 'Asset disposed',
  performedBy: disposal.decidedBy ?? '',
  notes: disposal.reason,
  details: {},
  timestamp: at,
  automatic: true,
  ...(location ? { location } : {}),
  ...(buyerOrganizationId ? { officeId: buyerOrganizationId } : {}),
});

/** What the portal noted when the holder got it. */
function demoHandOver({ _id, allocationDate, endUser, location, buyerOrganizationId }: AssetRecord): LifecycleRecord[] {
  if (!allocationDate || !endUser) return [];
  return [
    {
      ...demoStored(`demo-holder-${_id}`, [allocationDate]),
      assetId: _id,
      eventType: 'deployment',
      description: 'Handed out to an end user',
      performedBy: 'Demo Buyer',
      notes: endUser.name,
      details: {},
      timestamp: allocationDate,
      automatic: true,
      ofHolder: true,
      ...(location ? { location } : {}),
      ...(buyerOrganizationId ? { officeId: buyerOrganizationId } : {}),
    },
  ];
}
