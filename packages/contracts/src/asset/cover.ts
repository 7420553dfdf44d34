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
  assetId: z.string({ error: 'Asset ID is required' }).trim().min(1, 'Asset ID is required').max(64),
  customerName: required('Customer name is required', 100),
  customerEmail: email('Customer email is required', 'Invalid email format'),
  customerPhone: required('Customer phone is required', 20),
  warrantyType: oneOf(warrantyTypes).default('Standard'),
  warrantyStartDate: day('Warranty start date is required'),
  contactPerson: required('Contact person is required', 100),
  contactPhone: required('Contact phone is required', 20),
  contactEmail: email('Contact email is required', 'Invalid email format'),
  warrantyTerms: optional(2000),
  coverageDetails: optional(2000),
  exclusions: optional(2000),
  notes: optional(2000),
});
export const Warranty = Tracked.extend({
  warrantyNumber: z.string(),
  assetId: z.string(),
  assetName: z.string(),
  serialNumber: z.string(),
  brand: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  purchaseDate: z.string(),
  warrantyType: z.enum(warrantyTypes),
  warrantyStartDate: z.string(),
  warrantyEndDate: z.string(),
  status: z.enum(['Active', 'Expired']),
  remainingDays: z.int(),
  contactPerson: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  warrantyTerms: z.string().optional(),
  coverageDetails: z.string().optional(),
  exclusions: z.string().optional(),
  notes: z.string().optional(),
});
export type Warranty = z.output<typeof Warranty>;

export const amcStatuses = ['Active', 'Expired', 'Renewed', 'Cancelled'] as const;
export const serviceTypes = ['Preventive', 'Corrective', 'Emergency'] as const;

/** A new AMC contract over one or more assets; value in rupees, one year unless an end is given. */
export const NewAmcContract = z
  .object({
    assetIds: z.array(Id).min(1, 'Please choose at least one asset').max(500),
    provider: required('Provider is required', 200),
    startDate: day('Start date is required'),
    endDate: day('End date is required'),
    value: rupees('Contract value must be at least 0').min(0, 'Contract value must be at least 0'),
    serviceType: oneOf(serviceTypes).default('Preventive'),
    contactPerson: required('Contact person is required', 100),
    contactPhone: required('Contact phone is required', 20),
    contactEmail: email('Contact email is required', 'Invalid email format'),
    nextServiceDate: day().optional(),
    terms: optional(2000),
    coverageDetails: optional(2000),
  })
  .refine((value) => value.endDate > value.startDate, {
    path: ['endDate'],
    error: 'The end date must be after the start date',
  });
export const AmcContract = Tracked.extend({
  contractNumber: z.string(),
  assetIds: z.array(z.string()),
  assetNames: z.array(z.string()),
  provider: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  remainingDays: z.int(),
  /** Rupees; not for the holders of its assets. */
  value: z.number().optional(),
  status: z.enum(amcStatuses),
  serviceType: z.enum(serviceTypes),
  contactPerson: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  nextServiceDate: z.string().optional(),
  terms: z.string().optional(),
  coverageDetails: z.string().optional(),
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
