import { z } from 'zod';
import { serialKeyOf } from '../asset/serial.js';
import { FileIds, fileIds, fileRules, StoredFile } from '../kernel/file.js';
import { Done } from '../kernel/list.js';
import { dayInIndia } from '../kernel/day.js';
import { day, Id, optional, required } from '../kernel/text.js';
import { count } from './order.js';
import { purchaseOrderSources } from './purchase-order.js';

/** A new proof of delivery; the one-time password is the one that went to whom the buyer named to receive. */
export const NewDeliveryProof = z.object({
  deliveryDate: day('Delivery date is required')
    .refine((date) => date <= dayInIndia(), 'The delivery date must not lie in the future')
    .meta({ label: 'Delivery date', unit: 'day' }),
  deliveryLocation: required('Delivery location is required').meta({ label: 'Delivery location' }),
  deliveryBatch: required('Delivery batch number is required', 100).meta({ label: 'Delivery batch number' }),
  deliveredAssets: z
    .array(
      z.object({
        serialNumber: required('Serial Number and Category are required', 100).meta({ label: 'Serial number' }),
        category: required('Serial Number and Category are required', 100).meta({ label: 'Category' }),
        quantity: count('Quantity must be greater than 0').default(1).meta({ label: 'Quantity' }),
        /** The line of the order; needed where several lines of the category are open. */
        lineId: Id.optional().meta({ label: 'Order line (id)' }),
      }),
      { error: 'Add at least one item.' },
    )
    .min(1, 'Add at least one item.')
    .max(5_000, 'The list is too long')
    .superRefine((delivered, context) => {
      // A number that stands for several pieces names none of them; one that names a unit names it once.
      const named = new Set<string>();
      for (const [index, { serialNumber, category, lineId = '', quantity }] of delivered.entries()) {
        const unit = `${lineId}\n${serialKeyOf(category, serialNumber)}`;
        if (quantity === 1 && named.has(unit))
          context.addIssue({
            code: 'custom',
            path: [index, 'serialNumber'],
            message: 'This serial number stands here twice',
          });
        if (quantity === 1) named.add(unit);
      }
    })
    .meta({ label: 'Delivered assets' }),
  otp: required('Please enter OTP', 6)
    .refine((value) => /^\d{6}$/.test(value), 'Invalid OTP. Please try again.')
    .meta({ label: 'OTP' }),
  deliveryReceipt: fileIds('Delivery receipt is required')
    .min(1, 'Delivery receipt is required')
    .max(1)
    .meta({ label: 'Delivery receipt' }),
  invoice: fileIds('Invoice is required').min(1, 'Invoice is required').max(1).meta({ label: 'Invoice' }),
  warrantyCard: FileIds.max(1).default([]).meta({ label: 'Warranty card' }),
  photos: FileIds.default([]).meta({ label: 'Photos' }),
  /** The advice whose goods these are. */
  dispatchAdviceId: Id.optional().meta({ label: 'Dispatch advice (id)' }),
  notes: optional(2000).meta({ label: 'Notes' }),
});

/** A proof of delivery of a purchase order: its office inspects what came, and no password is asked for. */
export const NewPurchaseDelivery = NewDeliveryProof.omit({ otp: true });

/** The files of a proof, where it comes as one form (requirements: upload delivery proof, multipart). */
export const proofFiles = {
  deliveryReceipt: { ...fileRules.proof, purpose: 'proof' },
  invoice: { ...fileRules.proof, purpose: 'proof' },
  warrantyCard: { ...fileRules.proof, purpose: 'proof' },
  photos: { ...fileRules.photo, purpose: 'photo' },
};

/** A proof of delivery (requirements: delivery proof). */
export const DeliveryProof = z.object({
  id: z.string().meta({ label: 'Id' }),
  number: z.string().meta({ label: 'Number' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  /** The number of a purchase order, of one. */
  gemContractNumber: z.string().meta({ label: 'Order number' }),
  deliveryDate: z.string().meta({ label: 'Delivery date', unit: 'day' }),
  deliveryLocation: z.string().meta({ label: 'Delivery location' }),
  deliveryBatch: z.string().meta({ label: 'Delivery batch' }),
  deliveredAssets: z
    .array(
      z.object({
        serialNumber: z.string().meta({ label: 'Serial number' }),
        category: z.string().meta({ label: 'Category' }),
        quantity: z.int().meta({ label: 'Quantity' }),
        lineId: z.string().optional().meta({ label: 'Order line (id)' }),
      }),
    )
    .meta({ label: 'Delivered assets' }),
  dispatchNumber: z.string().optional().meta({ label: 'Dispatch advice' }),
  totalQuantity: z.int().meta({ label: 'Total quantity' }),
  status: z.literal('Delivered').meta({ label: 'Status' }),
  files: z
    .array(StoredFile.extend({ field: z.string().meta({ label: 'Field', namesFields: true }) }))
    .meta({ label: 'Files' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  createdAt: z.string(),
  by: z.string().meta({ label: 'By' }),
});
export type DeliveryProof = z.output<typeof DeliveryProof>;

export const OtpSent = Done.extend({ expiresAt: z.string(), sentTo: z.string(), attemptsLeft: z.int() });
