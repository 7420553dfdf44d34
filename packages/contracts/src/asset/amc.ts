import { z } from 'zod';
import { HistoryEntry, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, email, Id, oneOf, optional, paragraph, required, rupees } from '../kernel/text.js';
import { amcStatuses } from '../states/amc.js';

export const serviceTypes = ['Preventive', 'Corrective', 'Emergency'] as const;

/** So many days before a preventive service is due a ticket about it is opened. */
export const serviceTicketDays = 7;

/** That a preventive service under an AMC contract is due soon: the data of the event that opens its ticket. */
export const ServiceDue = z.object({
  amcId: z.string(),
  contractNumber: z.string(),
  provider: z.string(),
  /** YYYY-MM-DD. */
  serviceDate: z.string(),
  assetName: z.string(),
  assets: z.int(),
  sellerOrganizationId: z.string(),
  buyerOrganizationId: z.string(),
  department: z.string(),
});
export type ServiceDue = z.output<typeof ServiceDue>;

const termFields = {
  provider: required('Provider is required', 200).meta({ label: 'Provider' }),
  startDate: day('Start date is required').meta({ label: 'Start date', unit: 'day' }),
  endDate: day('End date is required').meta({ label: 'End date', unit: 'day' }),
  value: rupees('Contract value must be at least 0')
    .min(0, 'Contract value must be at least 0')
    .meta({ label: 'Contract value', unit: 'rupees' }),
  serviceType: oneOf(serviceTypes).default('Preventive').meta({ label: 'Service type' }),
  customerName: optional(100).meta({ label: 'Customer name' }),
  customerEmail: email('Invalid email format', 'Invalid email format').optional().meta({ label: 'Customer e-mail' }),
  customerPhone: optional(20).meta({ label: 'Customer phone' }),
  contactPerson: required('Contact person is required', 100).meta({ label: 'Contact person' }),
  contactPhone: required('Contact phone is required', 20).meta({ label: 'Contact phone' }),
  contactEmail: email('Contact email is required', 'Invalid email format').meta({ label: 'Contact e-mail' }),
  nextServiceDate: day().optional().meta({ label: 'Next service', unit: 'day' }),
  terms: optional(2000).meta({ label: 'Terms' }),
  coverageDetails: optional(2000).meta({ label: 'Coverage details' }),
};

const endsAfterStart = {
  path: ['endDate'],
  error: 'The end date must be after the start date',
};
interface Term {
  startDate: string;
  endDate: string;
  nextServiceDate?: string | undefined;
}
const inOrder = ({ startDate, endDate }: Term) => endDate > startDate;
// Outside of it no ticket would ever open, or the service be overdue from the first day on.
const withinTerm = {
  path: ['nextServiceDate'],
  error: 'The service must lie within the term of the contract',
};
const isWithinTerm = ({ startDate, endDate, nextServiceDate: next }: Term) =>
  next === undefined || (next >= startDate && next <= endDate);

/** A new AMC contract over one or more assets; value in rupees (requirements: AMC form). */
export const NewAmcContract = z
  .object({
    assetIds: z
      .array(Id, 'Please choose at least one asset')
      .min(1, 'Please choose at least one asset')
      .max(500)
      .meta({ label: 'Assets' }),
    ...termFields,
  })
  .refine(inOrder, endsAfterStart)
  .refine(isWithinTerm, withinTerm);

/** What can be changed of a contract, and what a renewal agrees anew; value in rupees. Its assets stay. */
export const AmcTerms = z.object(termFields).refine(inOrder, endsAfterStart).refine(isWithinTerm, withinTerm);

/** Why a contract ends before its time; both sides read it. */
export const AmcCancellation = z.object({ reason: paragraph('Please give a reason').meta({ label: 'Reason' }) });

/** An AMC contract; value in rupees, days as YYYY-MM-DD (requirements: AMC contract). */
export const AmcContract = Tracked.extend({
  contractNumber: z.string().meta({ label: 'Contract number' }),
  assetIds: z.array(z.string()).meta({ label: 'Assets (ids)' }),
  assetNames: z.array(z.string()).meta({ label: 'Assets' }),
  provider: z.string().meta({ label: 'Provider' }),
  startDate: z.string().meta({ label: 'Start date', unit: 'day' }),
  endDate: z.string().meta({ label: 'End date', unit: 'day' }),
  remainingDays: z.int(),
  /** Rupees; not for the holders of its assets. */
  value: z.number().optional().meta({ label: 'Value', unit: 'rupees' }),
  status: z.enum(amcStatuses).meta({ label: 'Status' }),
  serviceType: z.enum(serviceTypes).meta({ label: 'Service type' }),
  /** Who has the assets maintained, where it was said. */
  customerName: z.string().optional().meta({ label: 'Customer name' }),
  customerEmail: z.string().optional().meta({ label: 'Customer email' }),
  customerPhone: z.string().optional().meta({ label: 'Customer phone' }),
  contactPerson: z.string().meta({ label: 'Contact person' }),
  contactPhone: z.string().meta({ label: 'Contact phone' }),
  contactEmail: z.string().meta({ label: 'Contact email' }),
  lastServiceDate: z.string().optional().meta({ label: 'Last service date', unit: 'day' }),
  nextServiceDate: z.string().optional().meta({ label: 'Next service date', unit: 'day' }),
  terms: z.string().optional().meta({ label: 'Terms' }),
  coverageDetails: z.string().optional().meta({ label: 'Coverage details' }),
  /** The contract that this one follows, and the one that follows it. */
  renewalOfId: z.string().optional().meta({ label: 'Renewal of (id)' }),
  renewalOf: z.string().optional().meta({ label: 'Renewal of' }),
  renewedById: z.string().optional().meta({ label: 'Renewed by contract (id)' }),
  renewedBy: z.string().optional().meta({ label: 'Renewed by contract' }),
  /** Why it was cancelled; between office and provider, as is its history. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  history: z.array(HistoryEntry).optional().meta({ label: 'History' }),
});
export type AmcContract = z.output<typeof AmcContract>;

/** What maintenance costs, and who agreed it, is between the office and its provider. */
const AmcOfHolder = AmcContract.omit({ value: true, reason: true, history: true });

const sides = ['Super Admin', 'Buyer', 'Seller'] as const;
const makers = { any: ['amc:create', 'sales:create', 'procurement:create'], only: sides } as const;
const editors = { any: ['amc:edit', 'sales:edit', 'procurement:edit'], only: sides } as const;
const readers = { any: ['amc:view', 'sales:view', 'procurement:view'], only: [...sides, 'End User'] } as const;

/** Annual maintenance contracts: made, changed, renewed, cancelled. */
export const amcOperations = {
  amcContracts: operation({
    subject: 'asset.amc.list',
    method: 'GET',
    path: '/amc-contracts',
    summary: 'AMC contracts; unknown names of sort or filter answer 422',
    needs: readers,
    query: ListQuery.extend({
      assetId: Id.optional(),
      status: z.enum(amcStatuses).optional(),
      /** Runs still, and ends in so many days at most. */
      endsWithin: z.coerce.number().int().min(1).max(366).optional(),
    }),
    reply: pageOf(AmcContract),
    views: { 'End User': pageOf(AmcOfHolder) },
  }),
  amcContract: operation({
    subject: 'asset.amc.get',
    method: 'GET',
    path: '/amc-contracts/{id}',
    summary: 'One AMC contract',
    needs: readers,
    params: ById,
    reply: AmcContract,
    views: { 'End User': AmcOfHolder },
  }),
  addAmcContract: operation({
    subject: 'asset.amc.create',
    method: 'POST',
    path: '/amc-contracts',
    summary: 'Make an AMC contract',
    needs: makers,
    body: NewAmcContract,
    reply: AmcContract,
    status: 201,
  }),
  changeAmcContract: operation({
    subject: 'asset.amc.update',
    method: 'PUT',
    path: '/amc-contracts/{id}',
    summary: 'Change an AMC contract that is neither renewed nor cancelled; its assets follow its end and its provider',
    needs: editors,
    params: ById,
    body: AmcTerms,
    reply: AmcContract,
  }),
  renewAmcContract: operation({
    subject: 'asset.amc.renew',
    method: 'POST',
    path: '/amc-contracts/{id}/renewal',
    summary: 'Renew an AMC contract, once: a new one over the same assets follows it',
    needs: editors,
    params: ById,
    body: AmcTerms,
    reply: AmcContract,
    status: 201,
  }),
  cancelAmcContract: operation({
    subject: 'asset.amc.cancel',
    method: 'PUT',
    path: '/amc-contracts/{id}/cancellation',
    summary: 'Cancel an AMC contract that still runs, with a reason; its assets are covered by it no longer',
    needs: editors,
    params: ById,
    body: AmcCancellation,
    reply: AmcContract,
  }),
};
