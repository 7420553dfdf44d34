import { type AssetStatus, type EventSubject, type NewAsset, serialKeyOf, toPaise } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { type Contract, hasCapacity, makersOf, type OrderSource } from '../contracts/contract.js';
import { assetErrors } from './asset.errors.js';
import type { AssetRecord } from './asset-record.js';
import type { Stored } from '@portal/service-kit';

/** A new asset with the state it starts in, and which kind of order its number is of: without one, a GeM order. */
export type AssetDraft = NewAsset & { status?: AssetStatus; orderSource?: OrderSource };

export const procurementStatusOf = (contract: Pick<Contract, 'source' | 'status'>) =>
  hasCapacity(contract) ? 'Procured' : 'Pending';

type Made = Pick<NewAsset, 'manufacturer' | 'brand' | 'category'>;

/** Manufacturer and brand stand for each other where one is missing; where both are, the line of the contract names the maker. */
export function makerOf({ manufacturer, brand, category }: Made, contract: Contract | undefined) {
  const [only = '', ...others] = contract ? makersOf(contract, category) : [];
  const ofLine = others.length === 0 ? only : '';
  return { manufacturer: manufacturer ?? brand ?? ofLine, brand: brand ?? manufacturer ?? ofLine };
}

/** A serial number is one of its maker: where the contract has several, nobody else can say whose it is. */
export const makerRefusal = (draft: Made, contract: Contract) =>
  makersOf(contract, draft.category).length > 1 && !makerOf(draft, contract).manufacturer
    ? assetErrors.whichMaker()
    : undefined;

export const draftSerialKey = (draft: AssetDraft, contract: Contract | undefined) =>
  serialKeyOf(makerOf(draft, contract).manufacturer, draft.serialNumber);

/** What is said of an AMC counts only while there is one. */
export const withoutAmc = <Said extends Pick<NewAsset, 'hasAmc' | 'amcExpiry' | 'supplier'>>(said: Said): Said =>
  said.hasAmc ? said : { ...said, amcExpiry: undefined, supplier: undefined };

/** What is stored of a draft; buyer, seller and department follow from the contract. */
export function fieldsOf(draft: AssetDraft, contract: Contract, assetUid: string): Omit<AssetRecord, keyof Stored> {
  return {
    ...withoutAmc(draft),
    ...makerOf(draft, contract),
    assetUid,
    serialKey: draftSerialKey(draft, contract),
    status: draft.status ?? 'Active',
    value: toPaise(draft.value),
    department: draft.department ?? contract.gemBuyerDepartmentName,
    departmentOfContract: draft.department === undefined,
    sellerOrderId: contract._id,
    orderSource: contract.source ?? 'gem',
    contractRevision: contract.revision,
    procurementStatus: procurementStatusOf(contract),
    sellerOrganizationId: contract.sellerOrganizationId,
    sellerName: contract.sellerName,
    buyerOrganizationId: contract.buyerOrganizationId,
    buyerName: contract.buyerName,
    disposal: { status: 'None' },
  };
}

type AnnouncedAsset = Pick<
  AssetRecord,
  | '_id'
  | 'assetUid'
  | 'name'
  | 'serialNumber'
  | 'category'
  | 'brand'
  | 'status'
  | 'sellerOrganizationId'
  | 'sellerName'
  | 'buyerOrganizationId'
  | 'endUserId'
>;

type TailOf<Subject> = Subject extends `asset.${infer Tail}` ? Tail : never;

/** An event about an asset: what identifies it goes with every one, and both organisations may know. */
export function assetEvent(
  subject: TailOf<EventSubject>,
  by: NewEvent['by'],
  asset: AnnouncedAsset,
  more: Partial<NewEvent> = {},
): NewEvent {
  const { _id: id, assetUid, name, serialNumber, category, brand, status, sellerName, endUserId } = asset;
  const { sellerOrganizationId, buyerOrganizationId } = asset;
  const summary = { id, assetUid, name, serialNumber, category, brand, status, sellerOrganizationId, sellerName };
  return {
    subject: `asset.${subject}`,
    by,
    label: `${name} (${serialNumber})`,
    organizations: [sellerOrganizationId, ...(buyerOrganizationId ? [buyerOrganizationId] : [])],
    ...more,
    data: { asset: { ...summary, buyerOrganizationId, endUserId }, ...more.data },
  };
}
