import { Cause } from '@portal/contracts';
import { z } from 'zod';
import { causeOf } from './cause.mjs';

/**
 * What became of opening a release in a browser. `shell` says which shell it was opened in, `milliseconds` how long it took; `reason` says in
 * English why it did not stand, and `cause` the same in a way that other languages can: what was kept before there were causes has none.
 */
export const Visit = z.object({
  at: z.iso.datetime(),
  shell: z.string(),
  milliseconds: z.int(),
  reason: z.string().optional(),
  cause: Cause.optional(),
});
/** @typedef {z.output<typeof Visit>} Visit */

/**
 * Why a release did not stand in a browser; nothing where it did.
 * @param {Pick<Visit, 'reason' | 'cause'>} visit
 */
export const causeOfVisit = ({ reason, cause }) =>
  cause ?? (reason === undefined ? undefined : causeOf('told-in-english', { words: reason }));
