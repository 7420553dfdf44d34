import type { DispatchAdvice, DispatchStatus, HistoryEntry } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** A dispatch advice as stored; its order stays with these organisations as long as it lives. */
export interface DispatchRecord extends Stored {
  number: string;
  status: DispatchStatus;
  /** Missing in advices of before, which are all of GeM orders. */
  source?: DispatchAdvice['source'];
  orderId: string;
  gemContractNumber: string;
  sellerOrganizationId: string;
  organizations: string[];
  dispatchDate: string;
  carrier: string;
  trackingNumber: string;
  expectedArrival: string;
  lines: DispatchAdvice['lines'];
  /** Maker and serial number of every unit: unique over all advices that are not withdrawn. */
  serialKeys?: string[];
  notes?: string;
  reason?: string;
  deliveryNumber?: string;
  replaces?: DispatchAdvice['replaces'];
  history: HistoryEntry[];
}

/** Which kind of order an advice is of. */
export const sourceOf = ({ source = 'gem' }: Pick<DispatchRecord, 'source'>) => source;

export const dispatchSchema = recordSchema('dispatchAdvices', {
  number: { type: String, required: true },
  status: { type: String, required: true },
  source: String,
  orderId: { type: String, required: true },
  gemContractNumber: String,
  sellerOrganizationId: { type: String, required: true },
  organizations: [String],
  dispatchDate: String,
  carrier: String,
  trackingNumber: String,
  expectedArrival: String,
  lines: [Object],
  serialKeys: { type: [String], default: undefined },
  notes: String,
  reason: String,
  deliveryNumber: String,
  replaces: Object,
  history: [Object],
})
  .index({ number: 1 }, { unique: true })
  .index({ serialKeys: 1 }, { unique: true, partialFilterExpression: { serialKeys: { $exists: true } } })
  .index({ orderId: 1, createdAt: -1 });
