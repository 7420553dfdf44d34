import { z } from 'zod';

/**
 * What became of opening a release in a browser. `shell` says which shell it was opened in, `reason` why it did not stand,
 * `milliseconds` how long it took.
 */
export const Visit = z.object({
  at: z.iso.datetime(),
  shell: z.string(),
  milliseconds: z.int(),
  reason: z.string().optional(),
});
/** @typedef {z.output<typeof Visit>} Visit */
