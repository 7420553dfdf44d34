import { z } from 'zod';
import { ListQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { Day, Id, paragraph } from '../kernel/text.js';
import { assetCategories } from '../procurement/order.js';
import { expiryKinds } from './expiry-settings.js';

/** So many days back what has ended is still shown; what ended before is history. */
export const endedDays = 365;
/** The bands of the radar: so many days ahead at most. */
export const expiryBands = [7, 30, 90] as const;

/** Somebody of the office, or a Super Admin, has seen the end and said what is done about it; it holds until the end changes. */
export const EndAcknowledgment = z.object({
  by: z.string().meta({ label: 'By' }),
  at: z.string().meta({ label: 'When', unit: 'instant' }),
  note: z.string().meta({ label: 'Note' }),
});

/** One end: of the warranty of an asset, or of its maintenance contract; `cover` is the record that says so, where there is one. */
export const Expiry = z.object({
  assetId: z.string(),
  assetUid: z.string(),
  assetName: z.string(),
  serialNumber: z.string(),
  category: z.string(),
  department: z.string(),
  kind: z.enum(expiryKinds),
  /** YYYY-MM-DD. */
  endDate: z.string(),
  /** Below zero once it has ended. */
  daysLeft: z.int(),
  cover: z
    .object({
      id: z.string(),
      number: z.string(),
      /** Of how many assets; of a warranty one. */
      assets: z.int(),
    })
    .optional(),
  acknowledgment: EndAcknowledgment.optional(),
});
export type Expiry = z.output<typeof Expiry>;

const Counted = z.object({ warranty: z.int(), amc: z.int() });

/** How many ends nobody acknowledged; each band holds those before it. */
export const ExpiryCounts = z.object({
  ended: Counted,
  within7: Counted,
  within30: Counted,
  within90: Counted,
  /** From when on an end counts as near, in days. */
  alertDays: Counted,
});

const readers = { any: ['assets:view'], only: ['Super Admin', 'Buyer'] } as const;
const editors = { any: ['assets:edit'], only: ['Super Admin', 'Buyer'] } as const;
const OneEnd = z.object({ id: Id, kind: z.enum(expiryKinds) });

/** What ends: of every asset in use the ends of its warranty and of its AMC, to act upon or to acknowledge. */
export const expiries = {
  list: operation({
    subject: 'asset.expiry.list',
    method: 'GET',
    path: '/expiries',
    summary:
      'What ends soon, the next one first, or what has ended, the last one first; of assets in use that the asker sees',
    needs: readers,
    query: ListQuery.omit({ sort: true }).extend({
      kind: z.enum(expiryKinds).optional(),
      /** `ended`, or within so many days; without it as far ahead as the settings say. */
      ends: z
        .string()
        .regex(/^(ended|[1-9]\d{0,2})$/)
        .optional(),
      category: z.enum(assetCategories).optional(),
      department: z.string().max(200).optional(),
      /** Without it those that nobody acknowledged. */
      shown: z.enum(['acknowledged', 'all']).optional(),
    }),
    reply: pageOf(Expiry),
  }),
  counts: operation({
    subject: 'asset.expiry.counts',
    method: 'GET',
    path: '/expiries/counts',
    summary: 'How many ends that nobody acknowledged are near or past',
    needs: readers,
    reply: ExpiryCounts,
  }),
  acknowledge: operation({
    subject: 'asset.expiry.acknowledge',
    method: 'PUT',
    path: '/assets/{id}/expiries/{kind}/acknowledgment',
    summary:
      'Acknowledge an end with a note: until it changes it is neither counted nor reminded of. That of an AMC contract counts for all its assets',
    needs: editors,
    params: OneEnd,
    body: z.object({
      /** The end that was read: of another one nothing is acknowledged. */
      endDate: Day,
      note: paragraph('Please enter a note').meta({ label: 'Note' }),
    }),
    reply: Expiry,
  }),
  takeBack: operation({
    subject: 'asset.expiry.take-back',
    method: 'DELETE',
    path: '/assets/{id}/expiries/{kind}/acknowledgment',
    summary: 'Take the acknowledgment of an end back; without one nothing changes',
    needs: editors,
    params: OneEnd,
    reply: Expiry,
  }),
};
