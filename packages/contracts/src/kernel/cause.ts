import { z } from 'zod';

const Coded = z.object({ code: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Why something is so, for pages that say it in the reader's language: what it is called and what was found, and where it comes of another
 * cause, that one. It stands beside the same in English, which is shown for a code that a page does not know.
 */
export const Cause = Coded.extend({ because: Coded.optional() });
export type Cause = z.output<typeof Cause>;
