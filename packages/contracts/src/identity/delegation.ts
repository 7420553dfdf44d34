import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, Id, line } from '../kernel/text.js';

/** Longest time that approvals are handed over for, in days. */
const longestDelegation = 90;

const nobody = 'Please choose a person';

const millisecondsOfDay = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / millisecondsOfDay;

/** Who decides about orders in the name of whoever is away: a buyer of the same office, from one day to another (India). */
export const NewDelegation = z
  .object({
    toId: z.string({ error: nobody }).refine(Boolean, nobody).pipe(Id).meta({ label: 'Handed over to' }),
    startsOn: day('Please enter the first day').meta({ label: 'First day', unit: 'day' }),
    endsOn: day('Please enter the last day').meta({ label: 'Last day', unit: 'day' }),
    reason: line('Reason is required').meta({ label: 'Reason' }),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (startsOn < dayInIndia()) refuse('startsOn', 'The first day lies in the past');
    if (endsOn < startsOn) refuse('endsOn', 'The last day comes before the first');
    else if (daysBetween(startsOn, endsOn) >= longestDelegation) refuse('endsOn', 'At most 90 days are allowed');
  });

export const delegationStatuses = ['Upcoming', 'Active', 'Ended', 'Revoked'] as const;

export const Delegation = Tracked.extend({
  fromId: z.string().meta({ label: 'Handed over by (id)' }),
  fromName: z.string().meta({ label: 'Handed over by' }),
  toId: z.string().meta({ label: 'Handed over to (id)' }),
  toName: z.string().meta({ label: 'Handed over to' }),
  startsOn: z.string().meta({ label: 'First day', unit: 'day' }),
  endsOn: z.string().meta({ label: 'Last day', unit: 'day' }),
  reason: z.string().meta({ label: 'Reason' }),
  status: z.enum(delegationStatuses).meta({ label: 'Status' }),
});
export type Delegation = z.output<typeof Delegation>;

const office = { any: ['procurement:edit'], only: ['Super Admin', 'Buyer'] } as const;

/** Approvals in the name of somebody who is away; the office sees who decides for whom, and a Super Admin sees all. */
export const delegations = {
  list: operation({
    subject: 'identity.delegation.list',
    method: 'GET',
    path: '/delegations',
    summary: 'Who decides about orders in whose name, in the own office',
    needs: office,
    query: ListQuery.extend({ status: z.enum(delegationStatuses).optional() }),
    reply: pageOf(Delegation),
  }),
  create: operation({
    subject: 'identity.delegation.create',
    method: 'POST',
    path: '/delegations',
    summary: 'Hands the own approvals over to a buyer of the same office for some days',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    body: NewDelegation,
    reply: Delegation,
    status: 201,
  }),
  revoke: operation({
    subject: 'identity.delegation.revoke',
    method: 'POST',
    path: '/delegations/{id}/revocation',
    summary: 'Takes approvals back that were handed over; by who did so, or a Super Admin',
    needs: office,
    params: ById,
    reply: Delegation,
  }),
};
