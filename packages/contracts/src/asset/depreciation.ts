import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { oneOf } from '../kernel/text.js';
import { assetCategories } from '../procurement/order.js';

export const depreciationMethods = ['Straight line', 'Written down value'] as const;

const rate = 'Please enter a percentage between 1 and 100';
const rest = 'Please enter a percentage between 0 and 99';

/**
 * How assets of a category lose value: by the same part of the purchase value each year of age (straight line), or by
 * a part of what they are worth at the start of each financial year, April to March (written down value).
 */
export const NewDepreciationPolicy = z.object({
  method: oneOf(depreciationMethods, 'Method is required').meta({ label: 'Method' }),
  yearlyPercent: z.number(rate).min(1, rate).max(100, rate).meta({ label: 'Depreciation per year in percent' }),
  /** What is left of the purchase value in the end. */
  salvagePercent: z.number(rest).min(0, rest).max(99, rest).meta({ label: 'Salvage value in percent' }),
});
export type NewDepreciationPolicy = z.output<typeof NewDepreciationPolicy>;

/** Where nobody set another one: 20 percent per year of age, to nothing (requirements: business constants). */
export const usualDepreciation: NewDepreciationPolicy = {
  method: 'Straight line',
  yearlyPercent: 20,
  salvagePercent: 0,
};

/** The policy of a category; its version is that of the first change while nobody made one. */
export const DepreciationPolicy = NewDepreciationPolicy.extend({
  category: z.enum(assetCategories).meta({ label: 'Category' }),
  version: z.int(),
});
export type DepreciationPolicy = z.output<typeof DepreciationPolicy>;

/** What an asset is worth at the start and the end of a financial year; amounts in rupees. */
export const DepreciationYear = z.object({
  /** The calendar year in which the financial year begins. */
  year: z.int(),
  opening: z.number(),
  depreciation: z.number(),
  closing: z.number(),
});
export type DepreciationYear = z.output<typeof DepreciationYear>;

/** The policies of all categories, which the Super Admin keeps. A change holds at once for the figures of all assets. */
export const depreciation = {
  list: operation({
    subject: 'asset.depreciation.list',
    method: 'GET',
    path: '/settings/depreciation',
    summary: 'How assets of each category lose value',
    needs: { any: ['settings:view'], only: ['Super Admin'] },
    reply: z.object({ items: z.array(DepreciationPolicy) }),
  }),
  set: operation({
    subject: 'asset.depreciation.set',
    method: 'PUT',
    path: '/settings/depreciation/{category}',
    summary: 'Sets how assets of a category lose value',
    needs: { any: ['settings:configure'], only: ['Super Admin'] },
    params: z.object({ category: z.enum(assetCategories) }),
    body: NewDepreciationPolicy,
    reply: DepreciationPolicy,
  }),
};
