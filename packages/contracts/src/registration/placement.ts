import { z } from 'zod';
import { Id } from '../kernel/text.js';

const organizationIds = z
  .array(Id, { error: 'Please choose an organization' })
  .max(50, 'The list is too long')
  .default([]);

/**
 * To which organisation somebody comes: always said by a person, never found by a name. A new one, `distinctFrom` being those
 * that it looks like and is not; or one that is there, which that organisation confirms.
 */
export const Placement = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('new'), distinctFrom: organizationIds }),
    z.object({ kind: z.literal('join'), organizationId: Id }),
  ],
  { error: 'Please choose an organization' },
);
export type Placement = z.output<typeof Placement>;

export const organizationKinds = ['operator', 'buyer', 'seller', 'oem'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** Why an organisation may be the one that is meant; a mail domain alone is only a hint. */
export const matchReasons = ['SAME_NAME', 'SIMILAR_NAME', 'SAME_GSTIN', 'SAME_PAN', 'SAME_DOMAIN'] as const;
export const matchWords: Record<(typeof matchReasons)[number], string> = {
  SAME_NAME: 'It has the same name',
  SIMILAR_NAME: 'Its name looks alike',
  SAME_GSTIN: 'It has the same GSTIN',
  SAME_PAN: 'It has a GSTIN of the same company',
  SAME_DOMAIN: 'Its people have the same mail domain',
};

/** An organisation with what tells whether it is the one that is meant. */
export const OrganizationMatch = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  gstin: z.string().optional(),
  /** How many active accounts it has. */
  members: z.int(),
  /** How many of them decide who joins; where there is none, a second reviewer does. */
  administrators: z.int(),
  /** Mail domains of its people, the commonest first. */
  domains: z.array(z.string()),
  reasons: z.array(z.enum(matchReasons)),
});
export type OrganizationMatch = z.output<typeof OrganizationMatch>;

/** Without a word about these nobody is placed. */
export const mustBeTold = ({ reasons }: Pick<OrganizationMatch, 'reasons'>) =>
  reasons.some((reason) => reason !== 'SAME_DOMAIN');

/** Mail services that anybody has an address with. */
export const freeMailDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'rediffmail.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'zohomail.in',
  'mailinator.com',
  'yopmail.com',
]);

/** Asked by registration: which organisations may be meant by these. */
export const OrganizationsAsked = z.object({
  items: z.array(
    z.object({
      kind: z.enum(organizationKinds),
      name: z.string(),
      gstin: z.string().optional(),
      email: z.string().optional(),
    }),
  ),
});
export type OrganizationsAsked = z.output<typeof OrganizationsAsked>;
export const OrganizationsAlike = z.object({ items: z.array(z.array(OrganizationMatch)) });
