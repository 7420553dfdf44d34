import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector of OpenTelemetry gets it (OTLP as JSON), and which part told it. */
interface CollectedSpan {
  service: string | undefined;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 2 answers, 3 asks, 5 takes an event. */
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number; message?: string };
}

interface Export {
  resourceSpans: {
    resource: { attributes: CollectedSpan['attributes'] };
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[];
  }[];
}

/** Stands in for the collector of traces, which is no part of the portal. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  let text = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      text += body;
      const { resourceSpans } = JSON.parse(body) as Export;
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that came, as it came. */
    text: () => text,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
