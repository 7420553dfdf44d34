import { z } from 'zod';
import { Moment, oneOf, optional, required, rupees } from '../kernel/text.js';

export const lifecycleTypes = [
  'purchase',
  'deployment',
  'maintenance',
  'repair',
  'transfer',
  'retirement',
  'disposal',
] as const;

/** A new event of an asset's life; cost in rupees. */
export const NewLifecycleEvent = z.object({
  eventType: oneOf(lifecycleTypes, 'Event type is required'),
  description: required('Description is required', 500),
  performedBy: required('Performed by is required', 100),
  cost: rupees('Please enter an amount').min(0, 'Please enter an amount').optional(),
  location: optional(200),
  notes: optional(2000),
  details: z.record(z.string().max(50), z.string().max(500)).default({}),
  timestamp: Moment.optional(),
});
export const LifecycleEvent = z.object({
  id: z.string(),
  assetId: z.string(),
  version: z.int(),
  eventType: z.enum(lifecycleTypes),
  description: z.string(),
  performedBy: z.string().optional(),
  cost: z.number().optional(),
  location: z.string().optional(),
  notes: z.string().optional(),
  details: z.record(z.string(), z.string()).optional(),
  timestamp: z.string(),
  automatic: z.boolean(),
});
export type LifecycleEvent = z.output<typeof LifecycleEvent>;

/** Health of an asset, computed on the server (requirements: business constants). */
export const AssetHealth = z.object({
  ageYears: z.number(),
  remainingLifePercent: z.number(),
  depreciationPercent: z.number(),
  currentValue: z.number().optional(),
  healthScore: z.int(),
  totalCostOfOwnership: z.number().optional(),
  advice: z.array(z.string()),
});
