import type { Asset, AssetDisposal, AssetHolder, ChecklistItem, ExpiryKind, NewAsset } from '@portal/contracts';
import type { Stored, StoredOtp } from '@portal/service-kit';
import type { z } from 'zod';

/** What a person says of it; manufacturer, brand and department stand in any case. */
type Said = Omit<NewAsset, 'department' | 'manufacturer' | 'brand'>;

/** What was asked, decided and done about the end of an asset; amounts in paise. */
export interface Disposal extends Omit<AssetDisposal, 'requestedAt' | 'decidedAt' | 'handover'> {
  requestedAt?: Date;
  decidedAt?: Date;
  handover?: Omit<NonNullable<AssetDisposal['handover']>, 'recordedAt'> & { recordedAt: Date };
  /** Only of requests to earlier versions, which knew one that came again by it. */
  key?: string;
}

/** That somebody has seen an end; it counts while the end is this one. */
export interface StoredAcknowledgment {
  /** YYYY-MM-DD. */
  end: string;
  by: string;
  byId: string;
  at: Date;
  note: string;
}

/** How far the holder has come with a device that was handed out. */
export interface DeviceState {
  acknowledgmentStatus: 'Pending' | 'Completed' | 'Failed';
  verificationStatus: 'Pending' | 'Completed' | 'Failed';
  otpStatus: 'Pending' | 'Verified' | 'Failed';
  /** Whom the one-time password of the hand-over went to and when it was entered; kept until somebody else gets the device. */
  deliveryRecord?: { sentTo: string; sentAt: Date; confirmedAt?: Date; confirmedBy?: string };
  /** The holder wants to give it back. */
  returnRequest?: { reason: string; askedAt: Date };
  answers: Pick<ChecklistItem, 'id' | 'status' | 'notes'>[];
}

/** An asset as stored; value in paise. */
export interface AssetRecord extends Stored, Said {
  assetUid: string;
  /** Manufacturer and serial number in small letters: unique while the asset is not deleted. */
  serialKey?: string;
  sellerOrderId: string;
  /** Missing in assets of before, which are all of GeM orders. */
  orderSource?: Asset['orderSource'];
  contractRevision: number;
  status: Asset['status'];
  department: string;
  /** The department follows the contract as long as nobody gave another. */
  departmentOfContract: boolean;
  manufacturer: string;
  brand: string;
  procurementStatus: Asset['procurementStatus'];
  buyerOrganizationId?: string;
  buyerName?: string;
  sellerOrganizationId: string;
  sellerName: string;
  endUserId?: string;
  endUser?: z.output<typeof AssetHolder>;
  allocationDate?: Date;
  device?: DeviceState;
  deviceOtp?: StoredOtp;
  /** The holder was last reminded to acknowledge it. */
  remindedAt?: Date;
  /** The end of the warranty that the holder was told of. */
  remindedFor?: string;
  /** Ends that were acknowledged, by kind. */
  acknowledged?: Partial<Record<ExpiryKind, StoredAcknowledgment>>;
  disposal: Disposal;
  /** Who took it out of the register, while it is out. */
  deletedBy?: string;
  /** The file of the import that was undone, where that took it out. */
  undoneImport?: string;
  /** How often its version rose because the contract changed, and nobody touched it. */
  followed?: number;
  /** For the search (`asset-words.ts`). */
  words?: string[];
  /** What is told once an import that is all or nothing has all; until then the asset is not seen. */
  staged?: Stored['outbox'];
}
