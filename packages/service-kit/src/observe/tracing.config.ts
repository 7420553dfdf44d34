import { z } from 'zod';

/** Where steps of requests are sent to, in OpenTelemetry's own words. */
export const tracingConfig = {
  /** A collector that speaks OTLP over HTTP, as `http://collector:4318`; nothing is measured without one. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The share of requests, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
