import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { Id, oneOf } from '../kernel/text.js';
import { OrganizationMatch, organizationKinds } from '../registration/placement.js';

/** Organisations, for who places somebody in one. */
export const organizations = {
  list: operation({
    subject: 'identity.organization.list',
    method: 'GET',
    path: '/organizations',
    summary:
      'Organizations of a kind: found by the beginning of their name, by id, or because they could be taken for `like`',
    needs: { any: ['users:create'] },
    query: z.object({
      kind: oneOf(organizationKinds),
      q: z.string().trim().max(200).optional(),
      id: Id.optional(),
      like: z.string().trim().max(200).optional(),
      gstin: z.string().trim().max(20).optional(),
      email: z.string().trim().max(254).optional(),
    }),
    reply: z.object({ items: z.array(OrganizationMatch) }),
  }),
};
