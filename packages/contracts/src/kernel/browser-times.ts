import { z } from 'zod';

/** The metric of a `Server-Timing` header by which the gateway asks a browser for its part of a request; the request's id is its description. */
export const browserTiming = 'browser';

/**
 * What a browser measured of one request, in milliseconds: how long ago it began, how long it took, and how much of that it waited for
 * the first byte. `page` is where it was asked from, by the address's first words alone: never by a record.
 */
const BrowserTimes = z
  .object({
    request: z.string().regex(/^[0-9a-f]{32}$/),
    ago: z.number().min(0).max(600_000),
    took: z.number().min(0).max(180_000),
    waited: z.number().min(0).max(180_000),
    page: z.string().regex(/^(\/[a-z-]{1,40}){0,2}$/),
  })
  .refine(({ ago, took, waited }) => waited <= took && took <= ago);

/** Sent to the gateway some seconds later, which passes it on to the collector of traces. */
export const BrowserReport = z.array(BrowserTimes).max(100);
export type BrowserReport = z.output<typeof BrowserReport>;
