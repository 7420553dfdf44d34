// ASVS 1.2.4, 15.3.6
import { operation } from '@portal/contracts';
import { headers, type Msg } from '@nats-io/transport-node';
import { z } from 'zod';
import { DomainError } from '../domain-error.js';
import { callOf } from './input.js';

const Body = z.object({ name: z.unknown().optional(), deliveryDate: z.string().optional() });
const ask = operation({
  subject: 'test.thing.make',
  method: 'POST',
  path: '/things/{id}',
  summary: 'A thing',
  needs: 'public',
  params: z.object({ id: z.string().optional() }),
  query: z.object({ status: z.string().optional() }),
  body: Body,
  reply: z.undefined(),
});
const other = { ...ask, subject: 'test.thing.other' };

function call(body: string, head: Record<string, string> = {}, of = ask) {
  const made = headers();
  for (const [name, value] of Object.entries(head)) made.set(name, value);
  return callOf(of, {
    message: { data: new TextEncoder().encode(body), headers: made } as unknown as Msg,
  });
}

function refused(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  return undefined;
}

const refusal = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};
const nested = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

it.each([33, 5_000, 30_000])('refuses a body of %d levels as unreadable', (depth) => {
  expect(refusal(() => call(nested(depth)))).toBe('UNREADABLE');
});

it('takes a body as deep as forms are, and both spellings of a key', () => {
  expect(call(nested(20)).body.name).toBeDefined();
  expect(call('{"delivery_date":"2026-01-01"}').body.deliveryDate).toBe('2026-01-01');
});

it.each(['status[$ne]=x', 'status[]=x', 'status=a&status=b', '$where=1', 'a.b=1', '=x', '__proto__[x]=1'])(
  'refuses the question %s as unreadable',
  (query) => {
    expect(refusal(() => call('{}', { query }))).toBe('UNREADABLE');
  },
);

it.each(['__proto__', 'constructor', 'unknown'])('refuses the filter %j, which it does not know', (name) => {
  expect(refused(() => call('{}', { query: `${name}=x` }))?.details.fields).toEqual({
    [name]: 'There is no such filter',
  });
});

it('takes a question without filters', () => {
  expect(call('{}', { query: '' }).query).toEqual({});
});

it('hashes the same request alike, and another operation, record or body differently', () => {
  const hash = (body: string, params: string, of = ask) =>
    call(body, { 'idempotency-key': 'key', params }, of).bodyHash;
  const first = hash('{}', 'id=1');
  expect(hash('{}', 'id=1')).toBe(first);
  const others = [hash('{"name":1}', 'id=1'), hash('{}', 'id=2'), hash('{}', 'id=1', other as typeof ask)];
  expect(new Set([first, ...others]).size).toBe(4);
});

it('hashes of a form what the gateway says of it, whatever ids its files have', () => {
  const hash = (body: string, form: string) =>
    call(body, { 'idempotency-key': 'key', params: 'id=1', 'content-hash': form }).bodyHash;
  expect(hash('{"name":"file-2"}', 'a')).toBe(hash('{"name":"file-1"}', 'a'));
  expect(hash('{"name":"file-1"}', 'b')).not.toBe(hash('{"name":"file-1"}', 'a'));
});

it.each([
  ['"7"', 7],
  ['W/"7"', 7],
  ['7', 7],
  ['*', undefined],
  ['"abc"', -1],
  ['"1", "2"', -1],
  ['-1', -1],
])('reads If-Match: %s as version %s', (tag, version) => {
  expect(call('{}', { 'if-match': tag }).ifMatch).toBe(version);
});

describe('a body that costs more than it says', () => {
  const many = (names: number) => `{${Array.from({ length: names }, (_, n) => `"k${n}":1`).join()}}`;
  const long = { ...ask, maxBytes: 1_048_576 };

  it.each([
    ['of more bytes than the operation takes', `{"name":"${'x'.repeat(ask.maxBytes)}"}`, ask],
    ['of 84,000 names', many(84_000), long],
    ['of 500,000 values', `{"name":[${'1,'.repeat(500_000)}1]}`, long],
    ['with 3,000 names in 64 kB', many(3_000), ask],
  ])('is refused before it is read: %s', (_, body, of) => {
    expect(refusal(() => call(body, {}, of))).toBe('TOO_LARGE');
  });

  it('and so is an endless question', () => {
    const query = Array.from({ length: 1_000 }, (_, n) => `k${n}=1`).join('&');
    expect(refusal(() => call('{}', { query }))).toBe('TOO_LARGE');
  });
});
