import {
  type AssetStatus,
  capacityOrderStatuses,
  type EventSubject,
  type NewAsset,
  serialKeyOf,
  toPaise,
  isOneOf,
} from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { Contract } from '../contracts/contract.js';
import type { AssetRecord } from './asset-record.js';
import type { Stored } from '@portal/service-kit';

/** A new asset with the state it starts in. */
export type AssetDraft = NewAsset & { status?: AssetStatus };

export const procurementStatusOf = (orderStatus: string) =>
  isOneOf(capacityOrderStatuses, orderStatus) ? 'Procured' : 'Pending';

/** Manufacturer and brand stand for each other where one is missing. */
export const makerOf = ({ manufacturer, brand }: Pick<NewAsset, 'manufacturer' | 'brand'>) => ({
  manufacturer: manufacturer ?? brand ?? '',
  brand: brand ?? manufacturer ?? '',
});

export const draftSerialKey = (draft: AssetDraft) => serialKeyOf(makerOf(draft).manufacturer, draft.serialNumber);

/** What is stored of a draft; buyer, seller and department follow from the contract. */
export function fieldsOf(draft: AssetDraft, contract: Contract, assetUid: string): Omit<AssetRecord, keyof Stored> {
  return {
    ...draft,
    ...makerOf(draft),
    assetUid,
    serialKey: draftSerialKey(draft),
    status: draft.status ?? 'Active',
    value: toPaise(draft.value),
    department: draft.department ?? contract.gemBuyerDepartmentName,
    departmentOfContract: draft.department === undefined,
    sellerOrderId: contract._id,
    contractRevision: contract.revision,
    procurementStatus: procurementStatusOf(contract.status),
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
