import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import {
  ById,
  day,
  Id,
  oneOf,
  optionalLine,
  optionalParagraph,
  paragraph,
  required,
  rupees,
  stars,
} from '../kernel/text.js';
import { serviceStatuses } from '../states/service-record.js';
import { serviceTypes } from './amc.js';

const choose = 'Please choose one to five stars';

const serviceFields = {
  serviceDate: day('Service date is required').meta({ label: 'Service date', unit: 'day' }),
  serviceType: oneOf(serviceTypes, 'Service type is required').meta({ label: 'Service type' }),
  description: paragraph('Description is required').meta({ label: 'Description' }),
  technician: optionalLine(100).meta({ label: 'Technician' }),
  partsReplaced: z
    .array(required('Please enter text', 100))
    .max(50, 'At most 50 parts')
    .default([])
    .meta({ label: 'Parts replaced' }),
  cost: rupees('Please enter an amount')
    .min(0, 'Please enter an amount')
    .optional()
    .meta({ label: 'Cost', unit: 'rupees' }),
  status: oneOf(serviceStatuses, 'Please choose a status').meta({ label: 'Status' }),
};

interface Done {
  status: string;
  serviceDate: string;
  technician?: string;
}
const isDone = ({ status }: Done) => status === 'Completed';
const notAhead = {
  path: ['serviceDate'],
  error: 'A service that is done cannot lie in the future',
};
const doneBefore = (service: Done) => !isDone(service) || service.serviceDate <= dayInIndia();
const byWhom = { path: ['technician'], error: 'Technician is required' };
const hasTechnician = (service: Done) => !isDone(service) || service.technician !== undefined;

/** A new service under an AMC contract; cost in rupees, for all its assets unless some are named (requirements: service record). */
export const NewServiceRecord = z
  .object({ ...serviceFields, assetIds: z.array(Id).min(1).max(500).optional().meta({ label: 'Assets' }) })
  .refine(doneBefore, notAhead)
  .refine(hasTechnician, byWhom);

/** A service as it stands now; one that is done or cancelled stays. */
export const ServiceRecordChange = z.object(serviceFields).refine(doneBefore, notAhead).refine(hasTechnician, byWhom);

/** What the office says of a service, from 1 (very poor) to 5 (very good). */
export const ServiceRating = z.object({
  rating: stars(choose).meta({ label: 'Rating' }),
  customerFeedback: optionalParagraph().meta({ label: 'Customer feedback' }),
});

/** A service under an AMC contract; cost in rupees. */
export const ServiceRecord = Tracked.extend({
  contractId: z.string().meta({ label: 'AMC contract (id)' }),
  contractNumber: z.string().meta({ label: 'Contract number' }),
  provider: z.string().meta({ label: 'Provider' }),
  assetIds: z.array(z.string()).meta({ label: 'Assets (ids)' }),
  assetNames: z.array(z.string()).meta({ label: 'Assets' }),
  serviceDate: z.string().meta({ label: 'Service date', unit: 'day' }),
  serviceType: z.enum(serviceTypes).meta({ label: 'Service type' }),
  description: z.string().meta({ label: 'Description' }),
  technician: z.string().optional().meta({ label: 'Technician' }),
  partsReplaced: z.array(z.string()).meta({ label: 'Parts replaced' }),
  cost: z.number().optional().meta({ label: 'Cost', unit: 'rupees' }),
  status: z.enum(serviceStatuses).meta({ label: 'Status' }),
  /** Its day has passed, and it is neither done nor cancelled. */
  overdue: z.boolean().optional(),
  rating: z.int().optional().meta({ label: 'Rating' }),
  customerFeedback: z.string().optional().meta({ label: 'Customer feedback' }),
});
export type ServiceRecord = z.output<typeof ServiceRecord>;

const sides = ['Super Admin', 'Buyer', 'Seller'] as const;
const writers = { any: ['amc:edit', 'sales:edit'], only: ['Super Admin', 'Seller'] } as const;

/** Services under AMC contracts: the provider's side writes them, the office says how they were. */
export const serviceRecords = {
  list: operation({
    subject: 'asset.service.list',
    method: 'GET',
    path: '/service-records',
    summary: 'Services under AMC contracts, of one contract or asset or of all that the asker sees',
    needs: { any: ['amc:view', 'sales:view', 'procurement:view'], only: sides },
    query: ListQuery.extend({
      contractId: Id.optional(),
      assetId: Id.optional(),
      status: z.enum(serviceStatuses).optional(),
      serviceType: z.enum(serviceTypes).optional(),
    }),
    reply: pageOf(ServiceRecord),
  }),
  create: operation({
    subject: 'asset.service.create',
    method: 'POST',
    path: '/amc-contracts/{id}/service-records',
    summary: 'Plan or record a service under an AMC contract; one that is done stands in the life of its assets',
    needs: writers,
    params: ById,
    body: NewServiceRecord,
    reply: ServiceRecord,
    status: 201,
  }),
  change: operation({
    subject: 'asset.service.update',
    method: 'PUT',
    path: '/service-records/{id}',
    summary: 'Change a service, or bring it on as the table of moves allows',
    needs: writers,
    params: ById,
    body: ServiceRecordChange,
    reply: ServiceRecord,
  }),
  rate: operation({
    subject: 'asset.service.rate',
    method: 'PUT',
    path: '/service-records/{id}/rating',
    summary: 'Rate a service that was done, as the office that it was for; again, changes the rating',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: ServiceRating,
    reply: ServiceRecord,
  }),
};
