import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { email, required } from './text.js';

const percent = z.int('Please enter a share from 1 to 100').min(1).max(100);

const share = z.object({ kind: z.literal('percent'), percent });
const everyOfRole = z.object({ kind: z.literal('role'), role: z.enum(roles) });

/** Whom a canary is for: a share of everybody, a role, an organisation by its name or id, a user by e-mail. */
export const CanaryAudience = z.discriminatedUnion('kind', [
  share,
  everyOfRole,
  z.object({ kind: z.literal('organization'), organization: z.string() }),
  z.object({ kind: z.literal('user'), email: z.string() }),
]);
export type CanaryAudience = z.output<typeof CanaryAudience>;

/** The same as an operator says it. */
export const NewCanaryAudience = z.discriminatedUnion('kind', [
  share,
  everyOfRole,
  z.object({ kind: z.literal('organization'), organization: required('Please name the organisation', 200) }),
  z.object({ kind: z.literal('user'), email: email('Please enter the e-mail address') }),
]);

const hash = z.string();

/** The same for the public registry, which names neither people nor organisations. */
export const CanaryRule = z.discriminatedUnion('kind', [
  share,
  everyOfRole,
  z.object({ kind: z.literal('organization'), hash }),
  z.object({ kind: z.literal('user'), hash }),
]);
export type CanaryRule = z.output<typeof CanaryRule>;

const hexOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** A name or an address for the public registry; each canary has a salt of its own, so that two of them cannot be compared. */
export const canaryHash = (salt: string, value: string) => hexOf(`${salt}\n${value.trim().toLowerCase()}`);

/** Where somebody stands from 0 to 100: the same for one version wherever they come in, and another for the next one. */
const placeOf = (version: string, id: string) => (parseInt(hexOf(`${version}\n${id}`).slice(0, 8), 16) / 2 ** 32) * 100;

/** What is known of who opens an area. */
export interface Opener {
  id: string;
  email: string;
  role: string;
  organizationId: string;
  organizationName: string;
}

/** The rule of a canary that somebody fits, the most personal one; nothing where it is not for them. */
export function canaryRuleFor(
  { version, salt, rules }: { version: string; salt: string; rules: readonly CanaryRule[] },
  { id, email: address, role, organizationId, organizationName }: Opener,
): CanaryRule | undefined {
  const organizations = [organizationId, organizationName].filter(Boolean).map((each) => canaryHash(salt, each));
  const fits = {
    user: (rule: CanaryRule) => rule.kind === 'user' && rule.hash === canaryHash(salt, address),
    organization: (rule: CanaryRule) => rule.kind === 'organization' && organizations.includes(rule.hash),
    role: (rule: CanaryRule) => rule.kind === 'role' && rule.role === role,
    percent: (rule: CanaryRule) => rule.kind === 'percent' && placeOf(version, id) < rule.percent,
  };
  const found = Object.values(fits).map((isFor) => rules.find(isFor));
  return found.find((rule) => rule !== undefined);
}
