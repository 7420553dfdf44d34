import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, paragraph } from '../kernel/text.js';

export const joiningStates = ['waiting', 'confirmed', 'refused', 'dropped'] as const;

/** Somebody whom a reviewer would let into an organisation; not in before it, or a second reviewer, has said yes. */
export const Joining = Tracked.extend({
  registrationId: z.string().meta({ label: 'Registration (id)' }),
  number: z.string().meta({ label: 'Number' }),
  organizationId: z.string().meta({ label: 'Organization (id)' }),
  organizationName: z.string().meta({ label: 'Organization name' }),
  name: z.string().meta({ label: 'Name' }),
  email: z.string().meta({ label: 'Email' }),
  phone: z.string().meta({ label: 'Phone' }),
  designation: z.string().optional().meta({ label: 'Designation' }),
  role: z.enum(roles).meta({ label: 'Role' }),
  state: z.enum(joiningStates).meta({ label: 'State' }),
  askedBy: z.string().meta({ label: 'Asked by' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  decidedAt: z.string().optional().meta({ label: 'Decided on', unit: 'instant' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  /** May who asks decide it? */
  mayDecide: z.boolean(),
});
export type Joining = z.output<typeof Joining>;

const members = ['Super Admin', 'Buyer', 'Seller', 'OEM'] as const;
const needs = { any: ['dashboard:view'], only: members } as const;

/** What an organisation's own administrators, and second reviewers, say to who would join. */
export const joinings = {
  list: operation({
    subject: 'identity.joining.list',
    method: 'GET',
    path: '/joinings',
    summary: 'Who would join: the own organization for its administrators, every one for a Super Admin',
    needs,
    query: ListQuery.extend({
      state: z.enum(joiningStates).optional(),
      /** Only what the asker may decide now. */
      decidable: z.literal('yes').optional(),
    }),
    reply: pageOf(Joining).extend({ administrator: z.boolean() }),
  }),
  confirm: operation({
    subject: 'identity.joining.confirm',
    method: 'POST',
    path: '/joinings/{id}/confirmation',
    summary: 'Let this person in; never said by who asked for it',
    needs,
    params: ById,
    reply: Joining,
  }),
  refuse: operation({
    subject: 'identity.joining.refuse',
    method: 'POST',
    path: '/joinings/{id}/refusal',
    summary: 'This person does not belong to the organization; the reviewer decides anew',
    needs,
    params: ById,
    body: z.object({ reason: paragraph('Please say why', 500) }),
    reply: Joining,
  }),
};
