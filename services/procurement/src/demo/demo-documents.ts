import { dayInIndia, type DocumentStatus, nextDay } from '@portal/contracts';
import {
  demoAdministrator,
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
  'recordName' | 'organizations' | 'orderId' | 'orderRevision' | 'purchaseOrderId' | 'assetId'
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
}

/** What documents are at this moment: every state, one that was replaced twice, one that is valid for a few days more. */
const wanted: readonly { status: DocumentStatus; versions?: number; endsIn?: number }[] = [
  { status: 'approved', endsIn: 12 },
  { status: 'pending' },
  { status: 'rejected' },
  { status: 'approved', versions: 3 },
];
const reason = 'The signature is missing on the second page';
/** Days between the versions of a document; a record is older than its documents. */
const [apart, oldest] = [14, 70];

/** Documents of orders of both kinds, of assets and of organisations; those of the accounts at the door first. */
export function demoDocuments({ gem, purchases, assets }: Made, now: Date): DemoDocument[] {
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
    const version = { number, uploadedBy: by.name, uploadedAt };
    return { version, file: fileOf({ id, place, number, at: uploadedAt }) };
  });
  const uploadedAt = versions[0]!.version.uploadedAt;
  const decidedAt = workingMoment(uploadedAt, random.between(1, 3), random);
  const isDecided = status !== 'pending';
  const moments = [
    ...versions.map(({ version }) => version.uploadedAt).toReversed(),
    ...(isDecided ? [decidedAt] : []),
  ];
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
    ...(isDecided ? { decidedBy: decider.name, decidedAt } : {}),
    ...(status === 'rejected' ? { reason } : {}),
  };
  return { record, versions };
}

const fileOf = ({ id, place, number, at }: { id: string; place: Place; number: number; at: Date }): DemoFile => ({
  id: `${id}-file-${number}`,
  name: `${place.what.name.toLowerCase().replaceAll(' ', '-')}.pdf`,
  lines: ['Demo data', `${place.what.name}, version ${number}`, place.recordName, `Brought by ${place.by.name}`],
  purpose: 'document',
  by: place.by,
  at,
  record: { type: 'Document', id },
});
