import { jest } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { symbols } from 'pino';
import { log } from '../log.js';
import { carryOn, inTrace, traceIn } from './trace.js';

const request = 'a'.repeat(32);
const trace = 'b'.repeat(32);
const asked = () => {
  const made = headers();
  made.set('request-id', request);
  made.set('traceparent', `00-${trace}-${'c'.repeat(16)}-01`);
  return made;
};

/** The lines that are written meanwhile. */
async function linesOf(work: () => unknown) {
  const out = (log as unknown as Record<symbol, { write: (line: string) => boolean }>)[symbols.streamSym]!;
  const write = jest.spyOn(out, 'write').mockReturnValue(true);
  try {
    await work();
    return write.mock.calls.map(([line]) => JSON.parse(line) as Record<string, unknown>);
  } finally {
    write.mockRestore();
  }
}

it('names in each line the request that is worked for, also after a wait, and in no other', async () => {
  const [during, after, outside] = await linesOf(async () => {
    await inTrace(traceIn(asked()), async () => {
      log.warn('during');
      await new Promise(setImmediate);
      log.warn('after a wait');
    });
    log.warn('outside');
  });
  expect(during).toMatchObject({ request, trace });
  expect(after).toMatchObject({ request, trace });
  expect(outside).not.toHaveProperty('request');
});

it('carries the request on to what is asked for it, and leaves what names another', () => {
  const other = headers();
  other.set('request-id', 'another');
  inTrace(traceIn(asked()), () => {
    const next = carryOn(headers());
    expect([next.get('request-id'), next.get('traceparent')]).toEqual([request, asked().get('traceparent')]);
    expect(carryOn(other).get('request-id')).toBe('another');
  });
  expect(carryOn(headers()).has('request-id')).toBe(false);
});
