import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, email, Id, oneOf, optional, required, rupees } from '../kernel/text.js';

export const warrantyTypes = ['Standard', 'Extended', 'Premium'] as const;
/** Years that each warranty type runs. */
export const warrantyYears = { Standard: 1, Extended: 2, Premium: 3 } as const satisfies Record<
  (typeof warrantyTypes)[number],
  number
>;

/** A new warranty; the end follows from start and type (requirements: warranty registration). */
export const NewWarranty = z.object({
  assetId: z
    .string({ error: 'Asset ID is required' })
    .trim()
    .min(1, 'Asset ID is required')
    .max(64)
    .meta({ label: 'Asset' }),
  customerName: required('Customer name is required', 100).meta({ label: 'Customer name' }),
  customerEmail: email('Customer email is required', 'Invalid email format').meta({ label: 'Customer e-mail' }),
  customerPhone: required('Customer phone is required', 20).meta({ label: 'Customer phone' }),
  warrantyType: oneOf(warrantyTypes).default('Standard').meta({ label: 'Warranty type' }),
  warrantyStartDate: day('Warranty start date is required').meta({ label: 'Warranty start date', unit: 'day' }),
  contactPerson: required('Contact person is required', 100).meta({ label: 'Contact person' }),
  contactPhone: required('Contact phone is required', 20).meta({ label: 'Contact phone' }),
  contactEmail: email('Contact email is required', 'Invalid email format').meta({ label: 'Contact e-mail' }),
  warrantyTerms: optional(2000).meta({ label: 'Warranty terms' }),
  coverageDetails: optional(2000).meta({ label: 'Coverage details' }),
  exclusions: optional(2000).meta({ label: 'Exclusions' }),
  notes: optional(2000).meta({ label: 'Notes' }),
});
export const Warranty = Tracked.extend({
  warrantyNumber: z.string().meta({ label: 'Warranty number' }),
  assetId: z.string().meta({ label: 'Asset (id)' }),
  assetName: z.string().meta({ label: 'Asset name' }),
  serialNumber: z.string().meta({ label: 'Serial number' }),
  brand: z.string().meta({ label: 'Brand' }),
  customerName: z.string().meta({ label: 'Customer name' }),
  customerEmail: z.string().meta({ label: 'Customer email' }),
  customerPhone: z.string().meta({ label: 'Customer phone' }),
  purchaseDate: z.string().meta({ label: 'Purchase date', unit: 'day' }),
  warrantyType: z.enum(warrantyTypes).meta({ label: 'Warranty type' }),
  warrantyStartDate: z.string().meta({ label: 'Warranty start date', unit: 'day' }),
  warrantyEndDate: z.string().meta({ label: 'Warranty end date', unit: 'day' }),
  status: z.enum(['Active', 'Expired']).meta({ label: 'Status' }),
  remainingDays: z.int(),
  contactPerson: z.string().meta({ label: 'Contact person' }),
  contactPhone: z.string().meta({ label: 'Contact phone' }),
  contactEmail: z.string().meta({ label: 'Contact email' }),
  warrantyTerms: z.string().optional().meta({ label: 'Warranty terms' }),
  coverageDetails: z.string().optional().meta({ label: 'Coverage details' }),
  exclusions: z.string().optional().meta({ label: 'Exclusions' }),
  notes: z.string().optional().meta({ label: 'Notes' }),
});
export type Warranty = z.output<typeof Warranty>;

export const amcStatuses = ['Active', 'Expired', 'Renewed', 'Cancelled'] as const;
export const serviceTypes = ['Preventive', 'Corrective', 'Emergency'] as const;

/** A new AMC contract over one or more assets; value in rupees, one year unless an end is given. */
export const NewAmcContract = z
  .object({
    assetIds: z.array(Id).min(1, 'Please choose at least one asset').max(500).meta({ label: 'Assets' }),
    provider: required('Provider is required', 200).meta({ label: 'Provider' }),
    startDate: day('Start date is required').meta({ label: 'Start date', unit: 'day' }),
    endDate: day('End date is required').meta({ label: 'End date', unit: 'day' }),
    value: rupees('Contract value must be at least 0')
      .min(0, 'Contract value must be at least 0')
      .meta({ label: 'Contract value', unit: 'rupees' }),
    serviceType: oneOf(serviceTypes).default('Preventive').meta({ label: 'Service type' }),
    contactPerson: required('Contact person is required', 100).meta({ label: 'Contact person' }),
    contactPhone: required('Contact phone is required', 20).meta({ label: 'Contact phone' }),
    contactEmail: email('Contact email is required', 'Invalid email format').meta({ label: 'Contact e-mail' }),
    nextServiceDate: day().optional().meta({ label: 'Next service', unit: 'day' }),
    terms: optional(2000).meta({ label: 'Terms' }),
    coverageDetails: optional(2000).meta({ label: 'Coverage details' }),
  })
  .refine((value) => value.endDate > value.startDate, {
    path: ['endDate'],
    error: 'The end date must be after the start date',
  });
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
  contactPerson: z.string().meta({ label: 'Contact person' }),
  contactPhone: z.string().meta({ label: 'Contact phone' }),
  contactEmail: z.string().meta({ label: 'Contact email' }),
  nextServiceDate: z.string().optional().meta({ label: 'Next service date', unit: 'day' }),
  terms: z.string().optional().meta({ label: 'Terms' }),
  coverageDetails: z.string().optional().meta({ label: 'Coverage details' }),
});
export type AmcContract = z.output<typeof AmcContract>;

/** What maintenance costs is between the office and its provider. */
const AmcOfHolder = AmcContract.omit({ value: true });

const amcMakers = {
  any: ['amc:create', 'sales:create', 'procurement:create'],
  only: ['Super Admin', 'Buyer', 'Seller'],
} as const;

/** Warranties and annual maintenance contracts. */
export const cover = {
  warranties: operation({
    subject: 'asset.warranty.list',
    method: 'GET',
    path: '/warranties',
    summary: 'Warranties',
    needs: { any: ['warranty:view', 'sales:view', 'assets:view'] },
    query: ListQuery.extend({ assetId: Id.optional() }),
    reply: pageOf(Warranty),
  }),
  addWarranty: operation({
    subject: 'asset.warranty.create',
    method: 'POST',
    path: '/warranties',
    summary: 'Register a warranty',
    needs: { any: ['sales:create', 'warranty:create'], only: ['Super Admin', 'Seller', 'OEM'] },
    body: NewWarranty,
    reply: Warranty,
    status: 201,
  }),
  amcContracts: operation({
    subject: 'asset.amc.list',
    method: 'GET',
    path: '/amc-contracts',
    summary: 'AMC contracts',
    needs: {
      any: ['amc:view', 'sales:view', 'procurement:view'],
      only: ['Super Admin', 'Buyer', 'Seller', 'End User'],
    },
    query: ListQuery.extend({ assetId: Id.optional() }),
    reply: pageOf(AmcContract),
    views: { 'End User': pageOf(AmcOfHolder) },
  }),
  amcContract: operation({
    subject: 'asset.amc.get',
    method: 'GET',
    path: '/amc-contracts/{id}',
    summary: 'One AMC contract',
    needs: {
      any: ['amc:view', 'sales:view', 'procurement:view'],
      only: ['Super Admin', 'Buyer', 'Seller', 'End User'],
    },
    params: ById,
    reply: AmcContract,
    views: { 'End User': AmcOfHolder },
  }),
  addAmcContract: operation({
    subject: 'asset.amc.create',
    method: 'POST',
    path: '/amc-contracts',
    summary: 'Make an AMC contract',
    needs: amcMakers,
    body: NewAmcContract,
    reply: AmcContract,
    status: 201,
  }),
};
