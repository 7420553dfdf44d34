import { recordSchema, type Stored } from '@portal/service-kit';

/** What an office said of one delivery; its id follows from the order's. */
export interface RatingRecord extends Stored {
  purchaseOrderId: string;
  purchaseOrderNumber: string;
  sellerOrganizationId: string;
  buyerOrganizationId: string;
  stars: number;
  comment?: string;
  ratedBy: string;
  ratedById: string;
}

export const ratingSchema = recordSchema('ratings', {
  purchaseOrderId: { type: String, required: true },
  purchaseOrderNumber: { type: String, required: true },
  sellerOrganizationId: { type: String, required: true },
  buyerOrganizationId: { type: String, required: true },
  stars: { type: Number, required: true },
  comment: String,
  ratedBy: { type: String, required: true },
  ratedById: { type: String, required: true },
})
  .index({ sellerOrganizationId: 1, createdAt: -1 })
  .index({ buyerOrganizationId: 1, sellerOrganizationId: 1, createdAt: -1 });
