import { z } from 'zod';
import type { Subject } from '../operations.js';
import { CanaryRule } from './canary.js';

/** The version of the agreement between shell and remotes; a remote of another one is not opened. */
export const remoteApiVersion = 2;

const can = z.tuple([z.string(), z.string()]);

const Item = z.object({
  to: z.string(),
  label: z.string(),
  icon: z.string(),
  group: z.string().optional(),
  can,
  /** What waits behind it for the reader (who can do this): the totals that these operations answer, together. */
  waits: z
    .array(
      z.object({
        subject: z.string() as z.ZodType<Subject>,
        query: z.record(z.string(), z.string()).optional(),
        can: can.optional(),
      }),
    )
    .optional(),
});
/** An item of an area's menu; `can` is [action, module]. */
export type NavItem = z.output<typeof Item>;

const Release = z.object({ version: z.string(), entry: z.string(), integrity: z.string() });

/** A release with what stands before it is fetched: its menu, and the menu's words in each language. */
const WithMenu = Release.extend({
  apiVersion: z.int(),
  nav: z.array(Item),
  texts: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});

/** A release that some try before everybody has it, at the addresses of the live one. */
const Canary = WithMenu.extend({ salt: z.string(), rules: z.array(CanaryRule) });
export type Canary = z.output<typeof Canary>;

/** One area: which release is live, where its pages lie, what its menu holds. */
export const Area = WithMenu.extend({
  name: z.string(),
  basePaths: z.array(z.string()),
  fallback: Release.optional(),
  /** One that cannot be read is none: the live release stands without it. */
  canary: Canary.optional().catch(undefined),
});
export type Area = z.output<typeof Area>;

/** What may be wrong with a release that a browser wants to open; `failed` is a fault while it ran. */
export const areaFaults = ['missing', 'slow', 'incompatible', 'failed'] as const;

/** How a release of an area opened in a browser, and how long it took: sent to the gateway, which counts it. */
export const AreaReport = z.object({
  area: z.string().max(60),
  version: z.string().max(60),
  outcome: z.enum(['opened', ...areaFaults]),
  milliseconds: z.int().min(0).max(600_000),
});
export type AreaReport = z.output<typeof AreaReport>;

/** What a gateway tells of a report: `reader` is who made it, under a name that nobody can read; gateways of before leave it out. */
export const AreaOpening = AreaReport.extend({ reader: z.string().max(40).optional() });
export type AreaOpening = z.output<typeof AreaOpening>;

/** `/registry.json`, read at run time and never cached. A line that cannot be read takes no other one with it: see `areasIn`. */
const Registry = z.object({ areas: z.array(z.unknown()) });

/**
 * The areas that a registry names, without the lines that cannot be read.
 * @param unreadable hears of each of those, by its name where it has one
 * @throws when it is no registry at all
 */
export function areasIn(registry: unknown, unreadable: (name: string) => void = () => undefined): Area[] {
  return Registry.parse(registry).areas.flatMap((line) => {
    const area = Area.safeParse(line);
    if (area.success) return [area.data];
    unreadable(z.object({ name: z.string() }).safeParse(line).data?.name ?? 'without a name');
    return [];
  });
}
