import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { shownFields } from '../kernel/description.js';
import { day, line, oneOf, optional, optionalLine, required, rupees } from '../kernel/text.js';
import { disposalStatuses } from '../states/asset.js';

/** Why an asset is condemned (General Financial Rules 2017, rule 217). */
export const condemnations = ['Beyond economical repair', 'Damaged', 'Obsolete', 'Surplus', 'Lost or stolen'] as const;
/** How it leaves the office. */
export const disposalMethods = [
  'Public auction',
  'E-waste recycler',
  'Buyback',
  'Transfer to another office',
  'Write-off',
] as const;
/** What became of the data on it. */
export const dataWipes = [
  'Overwritten',
  'Cryptographic erase',
  'Degaussed',
  'Storage destroyed',
  'Storage kept by the office',
  'No storage in it',
] as const;

export const mostCommittee = 10;

const price = rupees('Please enter an amount').min(0, 'Please enter an amount');

/** One of those who looked at it and found that it should go. */
const CommitteeMember = z.object({
  name: line('Name is required', 100).meta({ label: 'Name' }),
  designation: line('Designation is required', 100).meta({ label: 'Designation' }),
});

/** A request for the disposal of an asset; amounts in rupees. */
export const NewDisposal = z.object({
  reason: required('Please give a reason', 500).meta({ label: 'Reason' }),
  condemnation: oneOf(condemnations, 'Please choose why').optional().meta({ label: 'Condemned as' }),
  method: oneOf(disposalMethods, 'Please choose how').optional().meta({ label: 'Way of disposal' }),
  reservePrice: price.optional().meta({ label: 'Reserve price', unit: 'rupees' }),
  committee: z
    .array(CommitteeMember)
    .max(mostCommittee, 'At most 10 people are allowed')
    .default([])
    .meta({ label: 'Committee' }),
});

/** Where nothing was on it, or nothing left the office, nobody had to remove it. */
export const untouchedData: readonly (typeof dataWipes)[number][] = ['Storage kept by the office', 'No storage in it'];

const handover = {
  method: oneOf(disposalMethods, 'Please choose how').meta({ label: 'Way of disposal' }),
  recipient: line('Recipient is required', 200).meta({ label: 'Handed over to' }),
  handedOverOn: day('Handover date is required')
    .refine((value) => value <= dayInIndia(), 'A handover cannot lie in the future')
    .meta({ label: 'Handed over on', unit: 'day' }),
  price: price.meta({ label: 'Price realised', unit: 'rupees' }),
  dataWipe: oneOf(dataWipes, 'Please say what became of the data').meta({ label: 'Data on it' }),
  wipedBy: optionalLine(100).meta({ label: 'Data removed by' }),
  certificate: optionalLine(100).meta({ label: 'Number of the certificate' }),
  remarks: optional(1_000).meta({ label: 'Remarks' }),
};

/**
 * How an asset left the office: who got it and when, what it brought, and that nothing can be read from it. E-waste goes
 * to a recycler who certifies it (E-Waste Management Rules 2022).
 */
export const NewHandover = z
  .object(handover)
  .refine(({ dataWipe, wipedBy }) => untouchedData.includes(dataWipe) || wipedBy !== undefined, {
    path: ['wipedBy'],
    error: 'Please say who removed the data',
  })
  .refine(({ method, certificate }) => method !== 'E-waste recycler' || certificate !== undefined, {
    path: ['certificate'],
    error: 'Please enter the number of the recycler’s certificate',
  });

/** The handover as it was recorded. */
const Handover = z.object({
  ...shownFields(handover),
  recordedBy: z.string().meta({ label: 'Recorded by' }),
  recordedAt: z.string().meta({ label: 'Recorded on', unit: 'instant' }),
});

/** Where the disposal of an asset stands, and all that was said and decided about it. */
export const AssetDisposal = z.object({
  status: z.enum(disposalStatuses).meta({ label: 'Status' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  condemnation: z.enum(condemnations).optional().meta({ label: 'Condemned as' }),
  method: z.enum(disposalMethods).optional().meta({ label: 'Way of disposal' }),
  reservePrice: z.number().optional().meta({ label: 'Reserve price', unit: 'rupees' }),
  committee: z.array(CommitteeMember).optional().meta({ label: 'Committee' }),
  requestedBy: z.string().optional().meta({ label: 'Requested by' }),
  requestedById: z.string().optional().meta({ label: 'Requested by (id)' }),
  requestedAt: z.string().optional().meta({ label: 'Requested on', unit: 'instant' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  decidedAt: z.string().optional().meta({ label: 'Decided on', unit: 'instant' }),
  note: z.string().optional().meta({ label: 'Note' }),
  handover: Handover.optional().meta({ label: 'Handover' }),
});
export type AssetDisposal = z.output<typeof AssetDisposal>;
