import { type Asset, type AssetDisposal, keysOf, NewAsset, toRupees } from '@portal/contracts';
import type { AssetRecord, Disposal } from './asset-record.js';

/** How far it is confirmed that the holder has it. */
export const deliveryView = ({ device }: AssetRecord): Asset['deliveryRecord'] =>
  device?.deliveryRecord && {
    ...device.deliveryRecord,
    sentAt: device.deliveryRecord.sentAt.toISOString(),
    confirmedAt: device.deliveryRecord.confirmedAt?.toISOString(),
  };

/** That its holder wants to give it back. */
export const returnView = ({ device }: AssetRecord): Asset['returnRequest'] =>
  device?.returnRequest && {
    ...device.returnRequest,
    askedAt: device.returnRequest.askedAt.toISOString(),
  };

/** Where its disposal stands. */
const disposalView = ({
  key: _key,
  reservePrice,
  requestedAt,
  decidedAt,
  handover,
  ...disposal
}: Disposal): AssetDisposal => ({
  ...disposal,
  reservePrice: reservePrice === undefined ? undefined : toRupees(reservePrice),
  requestedAt: requestedAt?.toISOString(),
  decidedAt: decidedAt?.toISOString(),
  handover: handover && {
    ...handover,
    price: toRupees(handover.price),
    recordedAt: handover.recordedAt.toISOString(),
  },
});

const saidNames = keysOf(NewAsset.shape);
const said = (asset: AssetRecord) =>
  Object.fromEntries(saidNames.map((name) => [name, asset[name]])) as Pick<AssetRecord, keyof NewAsset>;

/** An asset as the contract shows it. */
export const assetView = (asset: AssetRecord): Asset => ({
  ...said(asset),
  id: asset._id,
  version: asset.version,
  createdAt: asset.createdAt.toISOString(),
  updatedAt: asset.updatedAt.toISOString(),
  assetUid: asset.assetUid,
  sellerOrderId: asset.sellerOrderId,
  orderSource: asset.orderSource ?? 'gem',
  status: asset.status,
  value: toRupees(asset.value),
  procurementStatus: asset.procurementStatus,
  buyerOrganizationId: asset.buyerOrganizationId,
  buyerName: asset.buyerName,
  sellerOrganizationId: asset.sellerOrganizationId,
  sellerName: asset.sellerName,
  assigned: asset.endUserId !== undefined,
  endUserId: asset.endUserId,
  endUser: asset.endUser,
  allocationDate: asset.allocationDate?.toISOString(),
  deliveryRecord: deliveryView(asset),
  returnRequest: returnView(asset),
  disposal: disposalView(asset.disposal),
});
