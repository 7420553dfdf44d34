import { documentSchema } from '@portal/service-kit';
import { Schema } from 'mongoose';

/** What one change of an asset changed, as stored; amounts in paise, people by their name. It is kept as it was. */
export interface AssetHistoryRecord {
  _id: string;
  assetId: string;
  /** The asset's version after it. */
  assetVersion: number;
  at: Date;
  /** The event that told of it. */
  action: string;
  by?: string;
  /** The office that it belonged to: what is an office's own is for its people alone. */
  officeId?: string;
  fields: { field: string; from?: string | number | boolean; to?: string | number | boolean }[];
}

export const assetHistorySchema = documentSchema('asset_history', {
  _id: String,
  assetId: { type: String, required: true },
  assetVersion: { type: Number, required: true },
  at: { type: Date, required: true },
  action: { type: String, required: true },
  by: String,
  officeId: String,
  fields: { type: [Schema.Types.Mixed], required: true },
}).index({ assetId: 1, at: -1, _id: -1 });
