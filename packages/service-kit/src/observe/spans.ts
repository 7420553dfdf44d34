import {
  type Attributes,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as traces,
  type Tracer,
} from '@opentelemetry/api';
import { currentTrace, inTrace, type Trace } from './trace.js';

/** What is measured: one step of a request, and nothing that says whose or which record. */
export interface Step {
  name: string;
  kind: keyof typeof SpanKind;
  attributes?: Attributes;
}

/** A step under way. */
export interface OpenSpan {
  /** The request, with this step as what comes next is a part of. */
  trace: Trace;
  /** Ends it; `fault` says by a code or a name what went wrong, `more` what is known of it only now. */
  end(fault?: string, more?: Attributes): void;
}

/** What steps are measured by, and of which requests, by their ids. */
interface Measuring {
  tracer: Tracer;
  /** Its spans are the browsers', and have the ids that `browserStepOf` says. */
  browsers: Tracer;
  isChosen: (request: string) => boolean;
}

let measuring: Measuring | undefined;

/** From now on steps are measured by this; by nothing, and at no cost, without one. */
export function measureBy(next: Measuring | undefined) {
  measuring = next;
}

export const isTracing = () => measuring !== undefined;

/** Begins a step of a request; nothing where none is measured, or where it belongs to no request that is. */
export function beginSpan(step: Step, parent = currentTrace()): OpenSpan | undefined {
  const above = parent && contextOf(parent.traceparent);
  return above && isSampled(above) ? open(step, parent.request, above) : undefined;
}

/**
 * Begins a request: as a part of the trace that its caller has begun (`traceparent`), else as the first of one that is called as the
 * request is. Whether it is measured follows from the id that the edge made, and is never the caller's to say.
 */
export const beginRequest = (step: Step, request: string, traceparent?: string): OpenSpan | undefined =>
  measuring?.isChosen(request)
    ? open(step, request, traceparent === undefined ? undefined : contextOf(traceparent))
    : undefined;

/** The span of a request's browser. It follows from the request's id, so that what the gateway does is a part of it before the browser has told its times. */
export const browserStepOf = (request: string) => request.slice(16);

/** A request as its browser saw it, told afterwards: between two moments, in milliseconds since 1970. */
export function addBrowserStep(
  request: string,
  { began, ended, attributes }: { began: number; ended: number; attributes: Attributes },
): void {
  if (!measuring?.isChosen(request)) return;
  const { browsers } = measuring;
  inTrace({ request, traceparent: '' }, () =>
    browsers.startSpan('request', { kind: SpanKind.CLIENT, startTime: began, attributes }, ROOT_CONTEXT).end(ended),
  );
}

function open({ name, kind, attributes }: Step, request: string, above?: SpanContext): OpenSpan | undefined {
  if (!measuring) return undefined;
  const { tracer } = measuring;
  const context = above ? traces.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
  const begun = inTrace({ request, traceparent: '' }, () =>
    tracer.startSpan(name, { kind: SpanKind[kind], attributes }, context),
  );
  const { traceId, spanId, traceFlags } = begun.spanContext();
  return {
    trace: { request, traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}` },
    end(fault, more) {
      if (fault) begun.setStatus({ code: SpanStatusCode.ERROR, message: fault });
      if (more) begun.setAttributes(more);
      begun.end();
    },
  };
}

/** Does something as a step of the request that is being worked for. `faultOf` tells of a result that it is a fault. */
export async function spanned<T>(
  step: Step,
  work: () => Promise<T>,
  faultOf: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  const span = beginSpan(step);
  if (!span) return work();
  return inTrace(span.trace, async () => {
    try {
      const result = await work();
      span.end(faultOf(result));
      return result;
    } catch (error) {
      span.end(error instanceof Error ? error.name : 'fault');
      throw error;
    }
  });
}

function contextOf(traceparent: string): SpanContext {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const isSampled = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0;
