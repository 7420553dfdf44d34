import { dayInIndia, type DocumentStatus, nextDay } from '@portal/contracts';
import {
  demoAdministrator,
  type DemoAmc,
  type DemoAsset,
  type DemoFile,
  type DemoGemOrder,
  type DemoPerson,
  demoOffices,
  DemoRandom,
  demoSellers,
  demoStored,
  workedAgo,
  workingMoment,
} from '@portal/service-kit';
import { partiesOfOrder, partiesOfPurchase } from '../documents/document-records.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

type Version = DocumentRecord['versions'][number];
/** A document of the history, whose versions have files that are still to be stored. */
export interface DemoDocument {
  record: Omit<DocumentRecord, 'versions' | 'size'>;
  versions: { version: Omit<Version, 'file'>; file: DemoFile }[];
}

/** The record a document hangs on, and who of its sides brings one. */
interface Place extends Pick<
  DocumentRecord,
  'recordName' | 'organizations' | 'orderId' | 'orderRevision' | 'purchaseOrderId' | 'assetId' | 'amcContractId'
> {
  key: string;
  by: DemoPerson;
  decider: DemoPerson;
  what: { name: string; type: DocumentRecord['type'] };
}

interface Made {
  gem: readonly { order: DemoGemOrder; record: OrderRecord }[];
  purchases: readonly { record: PurchaseOrderRecord; one: DemoPurchaseOrder }[];
  assets: readonly DemoAsset[];
  amcs: readonly DemoAmc[];
}

/** What documents are at this moment: every state, one that was replaced twice, one that is valid for a few days more, one that has ended. */
const wanted: readonly { status: DocumentStatus; versions?: number; endsIn?: number }[] = [
  { status: 'approved', endsIn: 12 },
  { status: 'pending' },
  { status: 'rejected' },
  { status: 'approved', versions: 3, endsIn: -5 },
];
const reason = 'The signature is missing on the second page';
/** Days between the versions of a document; a record is older than its documents. */
const [apart, oldest] = [14, 70];

/** Documents of orders of both kinds, of assets, of AMC contracts and of organisations; those of the accounts at the door first. */
export function demoDocuments({ gem, purchases, assets, amcs }: Made, now: Date): DemoDocument[] {
  const before = new Date(now.getTime() - oldest * 86_400_000);
  const office = demoOffices[0]!;
  const seller = demoSellers[0]!;
  const isOurs = (one: { office: { id: string }; seller: { id: string } }) =>
    one.office.id === office.id && one.seller.id === seller.id;
  const newest = <One>(list: readonly One[]) => list.slice(-wanted.length);
  const sides = { by: seller.person, decider: office.buyer };
  const places: Place[] = [
    ...newest(gem.filter(({ order, record }) => isOurs(order) && order.isMapped && record.updatedAt < before)).map(
      ({ record }): Place => ({
        ...{ ...sides, key: record._id, what: { name: 'Delivery receipt', type: 'delivery_receipt' } },
        ...{ purchaseOrderId: record._id, orderId: record._id, orderRevision: record.version },
        ...{ recordName: record.gemContractNumber, organizations: partiesOfOrder(record) },
      }),
    ),
    ...newest(purchases.filter(({ one, record }) => isOurs(one) && record.isSent && record.updatedAt < before)).map(
      ({ record }): Place => ({
        ...{ by: office.buyer, decider: demoAdministrator, key: record._id },
        ...{ what: { name: 'Sanction order', type: 'other' }, purchaseOrderId: record._id },
        ...{ orderRevision: record.version, recordName: record.poNumber, organizations: partiesOfPurchase(record) },
      }),
    ),
    ...newest(assets.filter(({ order, registeredAt }) => isOurs(order) && registeredAt < before)).map(
      ({ id, serial, order, line: { goods } }): Place => ({
        ...{ ...sides, key: id, what: { name: 'Warranty card', type: 'warranty' }, assetId: id, orderId: order.id },
        ...{ recordName: `${goods.brand} ${goods.model} · ${serial}`, organizations: [seller.id, office.id] },
      }),
    ),
    ...newest(amcs.filter(({ order, madeAt }) => isOurs(order) && madeAt < before)).map(
      ({ id, number, order }): Place => ({
        ...{ ...sides, key: id, what: { name: 'Signed AMC contract', type: 'other' } },
        ...{ amcContractId: id, orderId: order.id },
        ...{ recordName: number, organizations: [seller.id, office.id] },
      }),
    ),
    ...wanted.map((_, at): Place => {
      const { id, name, person } = at % 2 === 0 ? seller : { ...office, person: office.buyer };
      return {
        ...{ key: `${id}-${at}`, by: person, decider: demoAdministrator, recordName: name, organizations: [id] },
        what: { name: `Registration certificate ${at + 1}`, type: 'other' },
      };
    }),
  ];
  return places.map((place, at) => documentOf(place, wanted[at % wanted.length]!, now));
}

function documentOf(place: Place, { status, versions: count = 1, endsIn }: (typeof wanted)[number], now: Date) {
  const { key, by, decider, what, ...on } = place;
  const id = `demo-document-${key}`;
  const random = new DemoRandom(id);
  const last = status === 'pending' ? 2 : 10;
  const versions = Array.from({ length: count }, (_, at) => {
    const number = count - at;
    const uploadedAt = workedAgo(last + apart * at, now, random);
    const decided = at === 0 ? status : 'rejected';
    const decision = decided === 'pending' ? undefined : decisionOf(decided, decider, uploadedAt, random);
    const version = { number, uploadedBy: by.name, uploadedAt, ...(decision ? { decision } : {}) };
    return { version, file: fileOf({ id, place, number, at: uploadedAt }) };
  });
  const { uploadedAt, decision } = versions[0]!.version;
  const moments = versions
    .flatMap(({ version }) => [version.uploadedAt, ...(version.decision ? [version.decision.decidedAt] : [])])
    .toSorted((a, b) => a.getTime() - b.getTime());
  const record = {
    ...demoStored(id, moments),
    ...what,
    ...on,
    status,
    uploadedAt,
    uploadedBy: by.name,
    uploadedById: by.id,
    uploadedByOrganizationId: by.organization.id,
    description: 'Demo data',
    ...(endsIn ? { expiresOn: nextDay(dayInIndia(now), endsIn) } : {}),
    ...decision,
  };
  return { record, versions };
}

const decisionOf = (
  status: Exclude<DocumentStatus, 'pending'>,
  { name: decidedBy }: DemoPerson,
  uploadedAt: Date,
  random: DemoRandom,
): NonNullable<Version['decision']> => ({
  status,
  decidedBy,
  decidedAt: workingMoment(uploadedAt, random.between(1, 3), random),
  ...(status === 'rejected' ? { reason } : {}),
});

const fileOf = ({ id, place, number, at }: { id: string; place: Place; number: number; at: Date }): DemoFile => ({
  id: `${id}-file-${number}`,
  name: `${place.what.name.toLowerCase().replaceAll(' ', '-')}.pdf`,
  lines: ['Demo data', `${place.what.name}, version ${number}`, place.recordName, `Brought by ${place.by.name}`],
  purpose: 'document',
  by: place.by,
  at,
  record: { type: 'Document', id },
});
