import type { StoredFile, VerificationAttempt } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import { Schema } from 'mongoose';
import type { DeviceState } from '../assets/asset-record.js';

/** One verification of a device as stored: it is kept as it was, whoever holds the device later. */
export interface VerificationRecord extends Stored {
  assetId: string;
  /** The office that the device belonged to: who held it then is for its people alone. */
  officeId?: string;
  /** The questions were those of this category. */
  category: string;
  byId: string;
  by: string;
  result: VerificationAttempt['result'];
  answers: DeviceState['answers'];
  photos: StoredFile[];
}

const text = { type: String, required: true };

export const verificationSchema = recordSchema('verifications', {
  assetId: text,
  officeId: String,
  category: text,
  byId: text,
  by: text,
  result: text,
  answers: { type: [Schema.Types.Mixed], required: true },
  photos: { type: [Schema.Types.Mixed], default: [] },
});
verificationSchema.index({ assetId: 1, createdAt: -1 });
