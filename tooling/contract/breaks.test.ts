import { operations } from '@portal/contracts';
import { z } from 'zod';
import { breaksOfContract } from './breaks.mjs';
import { contractOf, readContract, written } from './snapshot.mjs';

type Operations = Parameters<typeof contractOf>[0];

const nothing = z.object({});
const call = {
  subject: 'shelf.book.update',
  method: 'PUT',
  path: '/books/{id}',
  status: 200,
  params: z.object({ id: z.string() }),
  query: nothing,
  body: z.object({
    title: z.string().max(100),
    kind: z.enum(['novel', 'essay']),
    note: z.string().optional(),
    year: z.int().optional(),
  }),
  reply: z.object({ id: z.string(), kind: z.enum(['novel', 'essay']), pages: z.int(), tags: z.array(z.string()) }),
};
const contract = (...calls: object[]) => contractOf(calls as unknown as Operations);
const breaks = (change: object) => breaksOfContract(contract(call), contract({ ...call, ...change }));

it.each([
  ['a new call', contract(call, { ...call, subject: 'shelf.book.list' })],
  ['a new optional field of a body', contract({ ...call, body: call.body.extend({ place: z.string().optional() }) })],
  ['a new field of a reply', contract({ ...call, reply: call.reply.extend({ year: z.int() }) })],
  [
    'a wider list in a body',
    contract({ ...call, body: call.body.extend({ kind: z.enum(['novel', 'essay', 'poem']) }) }),
  ],
  ['a narrower list in a reply', contract({ ...call, reply: call.reply.extend({ kind: z.enum(['novel']) }) })],
  [
    'a field of a body that need not be given any more',
    contract({ ...call, body: call.body.partial({ title: true }) }),
  ],
  [
    'other words for people',
    contract({ ...call, body: call.body.extend({ title: z.string('Give one').max(100).meta({ label: 'Title' }) }) }),
  ],
  ['more room in a body', contract({ ...call, body: call.body.extend({ title: z.string().max(200) }) })],
  [
    'any number where a whole one was asked',
    contract({ ...call, body: call.body.extend({ year: z.number().optional() }) }),
  ],
  [
    'null beside a text in a body',
    contract({ ...call, body: call.body.extend({ title: z.string().max(100).nullable() }) }),
  ],
])('lets %s pass', (_, now) => {
  expect(breaksOfContract(contract(call), now)).toEqual([]);
});

it.each([
  ['a field of a reply that is gone', { reply: call.reply.omit({ pages: true }) }, 'reply.pages is gone'],
  [
    'a field of a reply that may be missing',
    { reply: call.reply.partial({ pages: true }) },
    'reply.pages may be missing now',
  ],
  [
    'a field of a reply of another type',
    { reply: call.reply.extend({ pages: z.string() }) },
    'reply.pages is string now, it was integer',
  ],
  [
    'what lies in a list of a reply',
    { reply: call.reply.extend({ tags: z.array(z.int()) }) },
    'reply.tags[] is integer now, it was string',
  ],
  [
    'null in a reply',
    { reply: call.reply.extend({ pages: z.int().nullable() }) },
    'reply.pages may now be {"type":"null"}',
  ],
  [
    'a wider list in a reply',
    { reply: call.reply.extend({ kind: z.enum(['novel', 'essay', 'poem']) }) },
    'reply.kind may be "poem" now',
  ],
  ['a field that a body needs', { body: call.body.extend({ place: z.string() }) }, 'body.place is required now'],
  ['a field that a body lost', { body: call.body.omit({ note: true }) }, 'body.note is gone'],
  [
    'a narrower list in a body',
    { body: call.body.extend({ kind: z.enum(['novel']) }) },
    'body.kind no longer takes "essay"',
  ],
  [
    'less room in a body',
    { body: call.body.extend({ title: z.string().max(50) }) },
    'body.title has the maxLength 50 now',
  ],
  ['another address', { path: '/volumes/{id}' }, 'its path is /volumes/{id} now, it was /books/{id}'],
  ['a view that shows less', { views: { Buyer: call.reply.omit({ pages: true }) } }, 'reply for a Buyer.pages is gone'],
])('refuses %s', (_, change, line) => {
  expect(breaks(change)).toEqual([expect.stringContaining(`shelf.book.update: ${line}`)]);
});

it('refuses that a call goes', () => {
  expect(breaksOfContract(contract(call), contract())).toEqual(['shelf.book.update is gone']);
});

it('keeps the whole contract as it is, and finds nothing that differs from itself', () => {
  const now = contractOf(operations);
  const kept = readContract(written(now));
  expect(kept).toEqual(now);
  expect(breaksOfContract(kept, now)).toEqual([]);
});
