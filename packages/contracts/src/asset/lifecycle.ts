import { z } from 'zod';
import { DepreciationYear, NewDepreciationPolicy } from './depreciation.js';
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

/** Of people's events, and what the portal alone notes: that a verification campaign missed the asset, or that it turned up again. */
const notedTypes = [...lifecycleTypes, 'verification'] as const;

/** A new event of an asset's life; cost in rupees. */
export const NewLifecycleEvent = z.object({
  eventType: oneOf(lifecycleTypes, 'Event type is required').meta({ label: 'Event type' }),
  description: required('Description is required', 500).meta({ label: 'Description' }),
  performedBy: required('Performed by is required', 100).meta({ label: 'Performed by' }),
  cost: rupees('Please enter an amount')
    .min(0, 'Please enter an amount')
    .optional()
    .meta({ label: 'Cost', unit: 'rupees' }),
  location: optional(200).meta({ label: 'Location' }),
  notes: optional(2000).meta({ label: 'Notes' }),
  details: z.record(z.string().max(50), z.string().max(500)).default({}).meta({ label: 'Details' }),
  timestamp: Moment.optional().meta({ label: 'Date and time (IST)', unit: 'instant' }),
});
export const LifecycleEvent = z.object({
  id: z.string().meta({ label: 'Id' }),
  assetId: z.string().meta({ label: 'Asset (id)' }),
  version: z.int(),
  eventType: z.enum(notedTypes).meta({ label: 'Event' }),
  description: z.string().meta({ label: 'Description' }),
  performedBy: z.string().optional().meta({ label: 'Performed by' }),
  cost: z.number().optional().meta({ label: 'Cost', unit: 'rupees' }),
  location: z.string().optional().meta({ label: 'Location' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
  details: z.record(z.string(), z.string()).optional().meta({ label: 'Details' }),
  timestamp: z.string().meta({ label: 'When it happened', unit: 'instant' }),
  automatic: z.boolean().meta({ label: 'Written by the portal' }),
});
export type LifecycleEvent = z.output<typeof LifecycleEvent>;

/** What an asset has cost its office up to now, in rupees: each part, and their sum less what its disposal brought. */
export const AssetCosts = z.object({
  purchase: z.number().meta({ label: 'Purchase price', unit: 'rupees' }),
  /** Of each AMC contract that began, divided among its assets; of a cancelled one for the days until then. */
  amc: z.number().meta({ label: 'Share of AMC contracts', unit: 'rupees' }),
  services: z.number().meta({ label: 'Services and maintenance', unit: 'rupees' }),
  repairs: z.number().meta({ label: 'Repairs and parts', unit: 'rupees' }),
  realised: z.number().meta({ label: 'Brought by its disposal', unit: 'rupees' }),
  total: z.number().meta({ label: 'Total cost of ownership', unit: 'rupees' }),
});
export type AssetCosts = z.output<typeof AssetCosts>;

/** Health of an asset, computed on the server (requirements: business constants). */
export const AssetHealth = z.object({
  ageYears: z.number(),
  remainingLifePercent: z.number(),
  depreciationPercent: z.number(),
  currentValue: z.number().optional(),
  /** How its category loses value. */
  policy: NewDepreciationPolicy,
  /** Financial years from its purchase to three years ahead, or to the end of its loss. */
  years: z.array(DepreciationYear).optional(),
  healthScore: z.int(),
  costs: AssetCosts.optional(),
  advice: z.array(z.string()),
});
