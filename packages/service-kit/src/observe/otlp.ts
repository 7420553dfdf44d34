import { diag, DiagLogLevel } from '@opentelemetry/api';
import { readConfig } from '../config.js';
import { log } from '../log.js';
import { traceBy } from './spans.js';
import { currentTrace } from './trace.js';
import { tracingConfig } from './tracing.config.js';

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
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'portal',
      'service.name': part,
      'service.instance.id': `${part}-${process.pid}`,
    }),
    // What the caller says of measuring counts for nothing.
    sampler: new sdk.AlwaysOnSampler(),
    // Asked for the id of a trace only where a request begins one, which is called as the request is.
    idGenerator: {
      generateTraceId: () => currentTrace()?.request ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: limit, scheduledDelayMillis: 1_000 })],
  });
  const sampler = new sdk.TraceIdRatioBasedSampler(share);
  const chosen = (request: string) =>
    sampler.shouldSample(undefined, request).decision === sdk.SamplingDecision.RECORD_AND_SAMPLED;
  traceBy(provider.getTracer('portal'), chosen);
  stop = () => provider.shutdown();
}

/** Sends what is left, and measures nothing any more. */
export async function stopTracing(): Promise<void> {
  traceBy(undefined);
  await stop().catch((error: unknown) => say(String(error)));
}
