import { z } from 'zod';
import { FileIds, fileIds, StoredFile } from '../kernel/file.js';
import { Done } from '../kernel/list.js';
import { day, optional, required } from '../kernel/text.js';
import { count } from './order.js';

/** A new proof of delivery; the one-time password is the one that went to whom the buyer named to receive. */
export const NewDeliveryProof = z.object({
  deliveryDate: day('Delivery date is required'),
  deliveryLocation: required('Delivery location is required'),
  deliveryBatch: required('Delivery batch number is required', 100),
  deliveredAssets: z
    .array(
      z.object({
        serialNumber: required('Serial Number and Category are required', 100),
        category: required('Serial Number and Category are required', 100),
        quantity: count('Quantity must be greater than 0').default(1),
      }),
    )
    .min(1, 'Add at least one item.')
    .max(5_000, 'The list is too long'),
  otp: required('Please enter OTP', 6).refine((value) => /^\d{6}$/.test(value), 'Invalid OTP. Please try again.'),
  deliveryReceipt: fileIds('Delivery receipt is required').min(1, 'Delivery receipt is required').max(1),
  invoice: fileIds('Invoice is required').min(1, 'Invoice is required').max(1),
  warrantyCard: FileIds.max(1).default([]),
  photos: FileIds.default([]),
  notes: optional(2000),
});

/** A proof of delivery (requirements: delivery proof). */
export const DeliveryProof = z.object({
  id: z.string(),
  number: z.string(),
  orderId: z.string(),
  gemContractNumber: z.string(),
  deliveryDate: z.string(),
  deliveryLocation: z.string(),
  deliveryBatch: z.string(),
  deliveredAssets: z.array(z.object({ serialNumber: z.string(), category: z.string(), quantity: z.int() })),
  totalQuantity: z.int(),
  status: z.literal('Delivered'),
  files: z.array(StoredFile.extend({ field: z.string() })),
  notes: z.string().optional(),
  createdAt: z.string(),
  by: z.string(),
});
export type DeliveryProof = z.output<typeof DeliveryProof>;

export const OtpSent = Done.extend({ expiresAt: z.string(), sentTo: z.string(), attemptsLeft: z.int() });
