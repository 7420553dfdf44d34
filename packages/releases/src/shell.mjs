import { z } from 'zod';

/** The file beside the shell's page that says which areas it can open. */
export const shellFile = 'shell.json';

/** What a shell offers to areas: the version of their agreement, and the versions of what it shares with them. */
export const Shell = z.object({ apiVersion: z.int(), shared: z.record(z.string(), z.string()) });
/** @typedef {z.output<typeof Shell>} ShellOffer */
