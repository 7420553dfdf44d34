import { diag, DiagLogLevel } from '@opentelemetry/api';
import { z } from 'zod';
import { readConfig } from '../config.js';
import { log } from '../log.js';
import { browserStepOf, measureBy } from './spans.js';
import { currentTrace } from './trace.js';

/** Where steps of requests are sent to, in OpenTelemetry's own words. */
const tracingConfig = {
  /** A collector that speaks OTLP over HTTP, as `http://collector:4318`; nothing is measured without one. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  /** The share of requests, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** So long (milliseconds) a collector may take; what it does not take by then is left. */
const limit = 3_000;

let stop = () => Promise.resolve();
const say = (error: string) => log.warn({ error }, 'traces are not sent');

/**
 * Sends what requests were made of to a collector, where one is named (`tracingConfig`); without one nothing is measured, or even loaded. The
 * gateway chooses the share by ids of requests, and what it chose goes along in `traceparent`.
 */
export async function startTracing(part: string, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const config = readConfig(tracingConfig, environment, part);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const logger = { error: say, warn: say, info() {}, debug() {}, verbose() {} };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const random = new sdk.RandomIdGenerator();
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: limit,
  });
  const processor = new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: limit, scheduledDelayMillis: 1_000 });
  const providerOf = (name: string, generateSpanId: () => string) =>
    new sdk.TracerProvider({
      resource: resourceFromAttributes({
        'service.namespace': 'portal',
        'service.name': name,
        'service.instance.id': `${part}-${process.pid}`,
      }),
      // What the caller says of measuring counts for nothing.
      sampler: new sdk.AlwaysOnSampler(),
      // Asked for the id of a trace only where a request begins one, which is called as the request is.
      idGenerator: { generateTraceId: () => currentTrace()?.request ?? random.generateTraceId(), generateSpanId },
      spanProcessors: [processor],
    });
  const own = providerOf(part, () => random.generateSpanId());
  const browsers = providerOf('browser', () => browserStepOf(currentTrace()?.request ?? random.generateTraceId()));
  const sampler = new sdk.TraceIdRatioBasedSampler(share);
  const isChosen = (request: string) =>
    sampler.shouldSample(undefined, request).decision === sdk.SamplingDecision.RECORD_AND_SAMPLED;
  measureBy({ tracer: own.getTracer('portal'), browsers: browsers.getTracer('portal'), isChosen });
  stop = async () => void (await Promise.all([own.shutdown(), browsers.shutdown()]));
}

/** Sends what is left, and measures nothing any more. */
export async function stopTracing(): Promise<void> {
  measureBy(undefined);
  await stop().catch((error: unknown) => say(String(error)));
}
