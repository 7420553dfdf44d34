import { type Asset, toRupees } from '@portal/contracts';
import type { AssetRecord } from './asset-record.js';

/** How far it is confirmed that the holder has it. */
export const deliveryView = ({ device }: AssetRecord): Asset['deliveryRecord'] =>
  device?.deliveryRecord && {
    ...device.deliveryRecord,
    sentAt: device.deliveryRecord.sentAt.toISOString(),
    confirmedAt: device.deliveryRecord.confirmedAt?.toISOString(),
  };

/** An asset as the contract shows it. */
export const assetView = (asset: AssetRecord): Asset => ({
  id: asset._id,
  version: asset.version,
  createdAt: asset.createdAt.toISOString(),
  updatedAt: asset.updatedAt.toISOString(),
  assetUid: asset.assetUid,
  name: asset.name,
  category: asset.category,
  serialNumber: asset.serialNumber,
  gemContractNumber: asset.gemContractNumber,
  sellerOrderId: asset.sellerOrderId,
  status: asset.status,
  value: toRupees(asset.value),
  purchaseDate: asset.purchaseDate,
  department: asset.department,
  location: asset.location,
  manufacturer: asset.manufacturer,
  brand: asset.brand,
  model: asset.model,
  condition: asset.condition,
  warrantyExpiry: asset.warrantyExpiry,
  hasAmc: asset.hasAmc,
  amcExpiry: asset.amcExpiry,
  supplier: asset.supplier,
  description: asset.description,
  notes: asset.notes,
  invoiceNumber: asset.invoiceNumber,
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
  disposal: asset.disposal,
});
