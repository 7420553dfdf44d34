import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { Done } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import { editPersonForms, newPersonForms, type PersonKind } from './person-forms.js';
import { UserDeletion, UserDetails } from './user.js';

const create = <const Kind extends PersonKind, Form extends z.ZodType>(kind: Kind, body: Form) =>
  operation({
    subject: `identity.person.create-${kind}`,
    method: 'POST',
    path: `/users/${kind}`,
    summary: 'Make an account of this kind; a temporary password is mailed',
    needs: { any: ['users:create'] },
    body,
    reply: UserDetails,
    status: 201,
    deadline: 10_000,
  });

const update = <const Kind extends PersonKind, Form extends z.ZodType>(kind: Kind, body: Form) =>
  operation({
    subject: `identity.person.update-${kind}`,
    method: 'PUT',
    path: `/users/{id}/${kind}`,
    summary: 'Change an account of this kind; another e-mail address ends its sessions',
    needs: { any: ['users:edit'] },
    params: ById,
    body,
    reply: UserDetails,
  });

const remove = <const Kind extends PersonKind>(kind: Kind) =>
  operation({
    subject: `identity.person.delete-${kind}`,
    method: 'DELETE',
    path: `/users/{id}/${kind}`,
    summary: 'Delete an account of this kind (reversible by an administrator)',
    needs: { any: ['users:delete'] },
    params: ById,
    query: UserDeletion,
    reply: Done,
  });

/** One line of a filter's choices, with how many accounts it has. */
const Choice = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** Adding and editing people by kind, each with the fields of its form; and the figures and filters of the lists. */
export const people = {
  createBuyer: create('buyer', newPersonForms.buyer),
  createSeller: create('seller', newPersonForms.seller),
  createOem: create('oem', newPersonForms.oem),
  createEndUser: create('enduser', newPersonForms.enduser),
  createSupportAgent: create('support-agent', newPersonForms['support-agent']),
  updateBuyer: update('buyer', editPersonForms.buyer),
  updateSeller: update('seller', editPersonForms.seller),
  updateOem: update('oem', editPersonForms.oem),
  updateEndUser: update('enduser', editPersonForms.enduser),
  updateSupportAgent: update('support-agent', editPersonForms['support-agent']),
  deleteBuyer: remove('buyer'),
  deleteSeller: remove('seller'),
  deleteOem: remove('oem'),
  deleteEndUser: remove('enduser'),
  deleteSupportAgent: remove('support-agent'),
  counts: operation({
    subject: 'identity.person.counts',
    method: 'GET',
    path: '/users/counts',
    summary: 'How many accounts there are, by role',
    needs: { any: ['users:view'] },
    reply: z.object({ total: z.int(), suspended: z.int(), byRole: z.record(z.string(), z.int()) }),
  }),
  filters: operation({
    subject: 'identity.person.filters',
    method: 'GET',
    path: '/users/filters',
    summary: 'The organisations and departments that accounts of a role have, for the lists to filter by',
    needs: { any: ['users:view'] },
    query: z.object({ role: z.enum(roles).optional(), q: z.string().trim().max(100).optional() }),
    reply: z.object({ organizations: z.array(Choice), departments: z.array(Choice) }),
  }),
};
