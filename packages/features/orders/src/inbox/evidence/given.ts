import type { ComponentType } from 'react';
import type { WaitingKind } from '../waiting.js';

/** Evidence of records that another feature shows, by their kind. */
export type OtherEvidence = Partial<Record<WaitingKind, ComponentType<{ id: string }>>>;

/** What the evidence is made of besides the record itself: where what stands behind it lives, and what others show. */
export interface EvidenceGiven {
  purchaseOrders: string;
  receipts?: string;
  /** Of an area that tells how sellers did. */
  vendors?: string;
  others?: OtherEvidence | undefined;
}
