import { Area } from '@portal/contracts';
import { z } from 'zod';

/** The file beside a release's own files that says what it is. */
export const manifestFile = 'release.json';

/**
 * One release of an area as its build describes it: what the registry says of it, every file with its hash (sha384, base64), the
 * versions of what it takes from the shell, and the bytes that opening it costs (entry and first page, compressed).
 */
export const ReleaseManifest = Area.omit({ fallback: true, canary: true }).extend({
  files: z.record(z.string(), z.string()),
  shared: z.record(z.string(), z.string()),
  opening: z.int(),
});
/** @typedef {z.output<typeof ReleaseManifest>} Manifest */

/** A release in the store; `base` is the address that its files lie below where browsers load it from another host. */
export const PublishedManifest = ReleaseManifest.extend({
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  base: z.url().optional(),
});
/** @typedef {z.output<typeof PublishedManifest>} Published */
