import { z } from 'zod';
import { Cause } from '../kernel/problem.js';
import { CanaryAudience, NewCanaryAudience } from '../kernel/canary.js';
import { operation } from '../kernel/operation.js';
import { lengths, required } from '../kernel/text.js';

const needs = { any: ['system:configure'], only: ['Super Admin'] } as const;
const version = required('Please choose a version', lengths.name)
  .refine((value) => /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/.test(value), 'Please choose a version')
  .meta({ label: 'Version' });
const area = z
  .string()
  .max(60)
  .regex(/^mfe-[a-z][a-z0-9-]*$/, 'Not a valid area');
const instant = (label: string) => z.string().meta({ label, unit: 'instant' });

/**
 * How a release opened and ran in browsers, one opening and one failure of each person within five minutes at most; times in milliseconds
 * until the area stood, `null` where none was opened. A release is judged by people, of whom each counts once.
 */
export const ReleaseFigures = z.object({
  openings: z.int().meta({ label: 'Openings' }),
  failures: z.int().meta({ label: 'Failures' }),
  people: z.int().meta({ label: 'People who opened it' }),
  troubled: z.int().meta({ label: 'People it failed for' }),
  median: z.int().nullable().meta({ label: 'Half open within', description: 'Milliseconds' }),
  slowest: z.int().nullable().meta({ label: '95 % open within', description: 'Milliseconds' }),
});
export type ReleaseFigures = z.output<typeof ReleaseFigures>;

/**
 * What became of opening a release in a browser before it went live; `reason` says why its first page did not stand, `cause` the same for
 * pages that say it in the reader's language.
 */
const ReleaseVisit = z.object({
  at: instant('Opened on'),
  reason: z.string().nullable().meta({ label: 'Reason' }),
  cause: Cause.optional(),
});

const RunningRelease = z.object({
  version: z.string().meta({ label: 'Version' }),
  publishedAt: instant('Published on'),
  publishedBy: z.string().meta({ label: 'Published by' }),
  /** `null` where no browser has opened it yet. */
  visit: ReleaseVisit.nullable(),
  figures: ReleaseFigures,
});

/** The live release; `liveSince` is `null` where no change made it live, as where the host of another one is allowed no more. */
const LiveRelease = RunningRelease.extend({ liveSince: instant('Live since').nullable() });

/** The canary of an area: for whom, since when and by whom. */
const RunningCanary = RunningRelease.extend({
  audience: z.array(CanaryAudience),
  startedAt: instant('Started on'),
  startedBy: z.string().meta({ label: 'Started by' }),
});

/** The releases of one area: what is live, what pages fall back to, what some try, and every one that could take their place. */
export const AreaReleases = z.object({
  area: z.string().meta({ label: 'Area' }),
  live: LiveRelease.nullable(),
  fallback: z.string().nullable().meta({ label: 'Last good release' }),
  canary: RunningCanary.nullable(),
  /** Since when the figures of both are counted. */
  countedSince: instant('Counted since'),
  others: z.array(RunningRelease.omit({ figures: true })),
});
export type AreaReleases = z.output<typeof AreaReleases>;

/** What is said where the store of the releases is away, spoilt or full; its log says which. */
export const releaseStoreAway =
  'The store of the releases cannot be read or written now. The log of the system service says why.';

export const releaseActions = ['promote', 'rollback', 'follow', 'build', 'canary', 'end-canary'] as const;

/** One change of what is live or on trial, as the history of the releases keeps it. */
export const ReleaseChange = z.object({
  id: z.string(),
  area: z.string().meta({ label: 'Area' }),
  action: z.enum(releaseActions).meta({ label: 'Action' }),
  from: z.string().nullable().meta({ label: 'Before' }),
  to: z.string().meta({ label: 'After' }),
  audience: z.array(CanaryAudience).meta({ label: 'For whom' }),
  by: z.string().meta({ label: 'By' }),
  why: z.string().meta({ label: 'Reason' }),
  /** What `why` says where the portal itself gave the reason. */
  cause: Cause.optional().meta({ label: 'Cause' }),
  at: instant('At'),
});
export type ReleaseChange = z.output<typeof ReleaseChange>;

/** What is live and on trial where a change was decided: it is refused when another one came between. */
const Seen = z.object({ live: z.string().nullable(), canary: z.string().nullable() });
export type Seen = z.output<typeof Seen>;

const Reasoned = z.object({ why: required('Please say why', lengths.paragraph).meta({ label: 'Reason' }), seen: Seen });
const ByArea = z.object({ area });

/** What the releases of the areas are asked and told from the portal itself (page 41 of the decisions). */
export const releases = {
  list: operation({
    subject: 'system.release.list',
    method: 'GET',
    path: '/system/releases',
    summary: 'The releases of each area: live, on trial and to fall back to, with how they open in browsers',
    needs,
    reply: z.object({ items: z.array(AreaReleases) }),
  }),
  history: operation({
    subject: 'system.release.history',
    method: 'GET',
    path: '/system/release-changes',
    summary: 'The newest hundred changes of what is live or on trial: who, when, why, from which to which',
    needs,
    query: z.object({ area: area.optional() }),
    reply: z.object({ items: z.array(ReleaseChange) }),
  }),
  promote: operation({
    subject: 'system.release.promote',
    method: 'POST',
    path: '/system/releases/{area}/promotions',
    summary: 'Makes a release of an area live for everybody, when every gate is open',
    needs,
    params: ByArea,
    body: Reasoned.extend({ version }),
    reply: ReleaseChange,
    status: 201,
  }),
  startCanary: operation({
    subject: 'system.release.start-canary',
    method: 'POST',
    path: '/system/releases/{area}/canaries',
    summary: 'Gives a release to some beside the live one, when every gate is open',
    needs,
    params: ByArea,
    body: Reasoned.extend({ version, audience: z.array(NewCanaryAudience).min(1, 'Please say for whom').max(50) }),
    reply: ReleaseChange,
    status: 201,
  }),
  endCanary: operation({
    subject: 'system.release.end-canary',
    method: 'POST',
    path: '/system/releases/{area}/canary-ends',
    summary: 'Takes the canary of an area back: everybody has the live release again',
    needs,
    params: ByArea,
    body: Reasoned,
    reply: ReleaseChange,
    status: 201,
  }),
  rollback: operation({
    subject: 'system.release.rollback',
    method: 'POST',
    path: '/system/releases/{area}/rollbacks',
    summary: 'Brings back what was live before',
    needs,
    params: ByArea,
    body: Reasoned,
    reply: ReleaseChange,
    status: 201,
  }),
};

/** From so many people on for whom it failed a canary can be a bad one: nobody ends alone what others have. */
const fewestTroubled = 3;

/** For so many people a canary has to fail before the portal ends it; where it is for fewer people by their names, for all of them. */
export function fewestToJudge(audience: readonly CanaryAudience[]): number {
  const named = new Set(audience.map((one) => (one.kind === 'user' ? one.email.toLowerCase() : undefined)));
  return named.has(undefined) ? fewestTroubled : Math.min(named.size, fewestTroubled);
}
