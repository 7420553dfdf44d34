import type { Expiry, ExpiryKind } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AmcRecord, WarrantyRecord } from '../cover/cover.schema.js';
import { daysUntil } from '../days.js';
import { endFields } from './end.js';

/** The records that assets take their ends from, each by the id of its asset. */
export interface Covers {
  warranties: ReadonlyMap<string, WarrantyRecord>;
  contracts: ReadonlyMap<string, AmcRecord>;
}

/** The acknowledgment of the end as it is now; one of an earlier end counts no longer. */
export function acknowledgedOf(asset: AssetRecord, kind: ExpiryKind) {
  const acknowledged = asset.acknowledged?.[kind];
  return acknowledged && acknowledged.end === asset[endFields[kind]] ? acknowledged : undefined;
}

function coverOf({ _id, ...asset }: AssetRecord, kind: ExpiryKind, { warranties, contracts }: Covers): Expiry['cover'] {
  const warranty = warranties.get(_id);
  if (kind === 'warranty' && warranty?.warrantyEndDate === asset.warrantyExpiry)
    return warranty && { id: warranty._id, number: warranty.warrantyNumber, assets: 1 };
  const contract = contracts.get(_id);
  if (kind === 'amc' && contract?.endDate === asset.amcExpiry)
    return contract && { id: contract._id, number: contract.contractNumber, assets: contract.assetIds.length };
  return undefined;
}

/** One end of an asset as the contract shows it. */
export function expiryView(asset: AssetRecord, kind: ExpiryKind, covers: Covers): Expiry {
  const endDate = asset[endFields[kind]] ?? '';
  const acknowledged = acknowledgedOf(asset, kind);
  return {
    assetId: asset._id,
    assetUid: asset.assetUid,
    assetName: asset.name,
    serialNumber: asset.serialNumber,
    category: asset.category,
    department: asset.department,
    kind,
    endDate,
    daysLeft: daysUntil(endDate),
    cover: coverOf(asset, kind, covers),
    ...(acknowledged
      ? { acknowledgment: { by: acknowledged.by, at: acknowledged.at.toISOString(), note: acknowledged.note } }
      : {}),
  };
}
