import { NewCanaryAudience, canaryHash } from '@portal/contracts';
import { RefusedRelease } from './refused-release.mjs';

/** @typedef {import('@portal/contracts').CanaryAudience} Audience */

/** How each kind is called in a command, and where its value stands. */
const kinds = /** @type {const} */ ({
  percent: ['percent', 'percent'],
  role: ['role', 'role'],
  organisation: ['organization', 'organization'],
  user: ['user', 'email'],
});

/**
 * Whom a canary is for, of words such as `percent:10`, `role:Buyer`, `organisation:Land Office` and `user:a.name@office.gov.in`.
 * @param {string} words
 * @returns {Audience}
 * @throws {RefusedRelease} when they say nothing of the kind
 */
export function audienceOf(words) {
  const [name = '', ...rest] = words.split(':');
  const [kind, field] = kinds[/** @type {keyof typeof kinds} */ (name)] ?? [];
  const value = rest.join(':');
  const read = NewCanaryAudience.safeParse({ kind, [field ?? '']: field === 'percent' ? Number(value) : value });
  if (read.success) return read.data;
  throw new RefusedRelease(
    `${words} is no audience; there are percent:<1 to 100>, role:<role>, organisation:<name or id> and user:<e-mail>.`,
  );
}

/**
 * The words that `audienceOf` reads.
 * @param {Audience} audience
 */
export function wordsOf(audience) {
  if (audience.kind === 'percent') return `percent:${audience.percent}`;
  if (audience.kind === 'role') return `role:${audience.role}`;
  return audience.kind === 'user' ? `user:${audience.email}` : `organisation:${audience.organization}`;
}

/**
 * The same for the public registry.
 * @param {Audience[]} audience
 * @param {string} salt
 * @returns {import('@portal/contracts').CanaryRule[]}
 */
export const rulesOf = (audience, salt) =>
  audience.map((each) => {
    if (each.kind === 'user') return { kind: 'user', hash: canaryHash(salt, each.email) };
    if (each.kind === 'organization') return { kind: 'organization', hash: canaryHash(salt, each.organization) };
    return each;
  });
