import { z } from 'zod';

/** The file beside the shell's page that says which areas it can open. */
export const shellFile = 'shell.json';

/**
 * What a shell offers to areas: the version of their agreement, the versions of what it shares with them, where each role works that
 * has an area of its own, and the addresses that are the portal's own.
 */
export const Shell = z.object({
  apiVersion: z.int(),
  shared: z.record(z.string(), z.string()),
  homes: z.record(z.string(), z.string()).default({}),
  own: z.array(z.string()).default([]),
});
/** @typedef {z.output<typeof Shell>} ShellOffer */
