import { z } from 'zod';
import { ListQuery, pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { amcStatuses } from '../states/amc.js';
import { serviceTypes } from './amc.js';

/** An AMC contract as the maker sees it that is responsible for assets of it: of these alone, without people and price. */
export const Maintenance = z.object({
  id: z.string(),
  contractNumber: z.string().meta({ label: 'Contract number' }),
  status: z.enum(amcStatuses).meta({ label: 'Status' }),
  serviceType: z.enum(serviceTypes).meta({ label: 'Service type' }),
  startDate: z.string().meta({ label: 'Start date', unit: 'day' }),
  endDate: z.string().meta({ label: 'End date', unit: 'day' }),
  lastServiceDate: z.string().optional().meta({ label: 'Last service', unit: 'day' }),
  nextServiceDate: z.string().optional().meta({ label: 'Next service', unit: 'day' }),
  assets: z.array(z.object({ id: z.string(), name: z.string(), serialNumber: z.string() })).meta({ label: 'Assets' }),
});
export type Maintenance = z.output<typeof Maintenance>;

export const maintenance = {
  list: operation({
    subject: 'asset.maintenance.list',
    method: 'GET',
    path: '/maintenance',
    summary:
      'AMC contracts for which the order made the maker responsible, with its own assets; unknown names of sort or filter answer 422',
    needs: { any: ['maintenance:view'], only: ['OEM'] },
    query: ListQuery.extend({
      status: z.enum(amcStatuses).optional(),
      /** Runs still, and ends in so many days at most. */
      endsWithin: z.coerce.number().int().min(1).max(366).optional(),
    }),
    reply: pageOf(Maintenance),
  }),
};
