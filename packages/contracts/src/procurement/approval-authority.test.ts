import { approvesNow, type Authority, mayReject, nextApprovalBy } from './approval-authority.js';

const own = (...designations: string[]): Authority => ({ designations, standsInFor: [] });
const standsIn = (id: string, ...designations: string[]): Authority => ({
  designations: [],
  standsInFor: [{ id, name: `Person ${id}`, designations }],
});
const wroteBy =
  (...authors: string[]) =>
  (id: string) =>
    authors.includes(id);
const steps = [{ designation: 'Director' }, { designation: 'Secretary' }];
const passed = [{ designation: 'Director', approvedById: 'a', onBehalfOfId: 'boss' }, { designation: 'Secretary' }];

it.each([
  ['own designation', own(' director '), { approvals: steps }, { may: true }],
  ['another designation', own('Secretary'), { approvals: steps }, { may: false, why: 'other' }],
  ['any designation where there are no tiers', own('Clerk'), {}, { may: true }],
  ['none where there are no tiers', own(), {}, { may: false, why: 'other' }],
  [
    'handed over',
    standsIn('boss', 'Director'),
    { approvals: steps },
    { may: true, onBehalfOf: { id: 'boss', name: 'Person boss' } },
  ],
  [
    'handed over without tiers',
    standsIn('boss', 'Director'),
    {},
    { may: true, onBehalfOf: { id: 'boss', name: 'Person boss' } },
  ],
  ['handed over by its author', standsIn('author', 'Director'), { approvals: steps }, { may: false, why: 'other' }],
  ['handed over by its author, without tiers', standsIn('author', 'Director'), {}, { may: false, why: 'other' }],
  [
    'own before what was handed over',
    { ...standsIn('boss', 'Director'), designations: ['Director'] },
    { approvals: steps },
    { may: true },
  ],
  [
    'a second one in the name of the same',
    standsIn('boss', 'Secretary'),
    { approvals: passed },
    { may: false, why: 'passed' },
  ],
])('%s', (_, authority, order, expected) => {
  expect(nextApprovalBy('me', authority, { ...order, wrote: wroteBy('author') })).toEqual(expected);
});

it.each(['a', 'boss'])('takes no second one from %s, who gave one or lent the hand for it', (id) => {
  expect(nextApprovalBy(id, own('Secretary'), { approvals: passed, wrote: wroteBy() })).toEqual({
    may: false,
    why: 'passed',
  });
});

it('lets whoever is asked for an open one reject, in their own name or of somebody who did not write it', () => {
  const order = { approvals: passed, wrote: wroteBy('author') };
  expect(
    [own('Secretary'), own('Director'), standsIn('boss', 'Secretary'), standsIn('author', 'Secretary')].map((one) =>
      mayReject(one, order),
    ),
  ).toEqual([true, false, true, false]);
  expect(
    [own('Clerk'), own(), standsIn('author', 'Clerk')].map((one) => mayReject(one, { wrote: wroteBy('author') })),
  ).toEqual([true, false, false]);
});

it.each([
  ['a buyer by their designation', 'me', 'Buyer', own('Director'), true],
  ['a buyer before their turn', 'me', 'Buyer', own('Secretary'), false],
  ['a buyer of whom nothing is known', 'me', 'Buyer', undefined, false],
  ['who wrote it', 'author', 'Buyer', own('Director'), false],
  ['a Super Admin who wrote it', 'author', 'Super Admin', undefined, false],
  ['another Super Admin', 'me', 'Super Admin', undefined, true],
  ['its seller', 'me', 'Seller', own('Director'), false],
] as const)('is given now by %s: %s', (_, id, role, authority, may) => {
  expect(approvesNow({ id, role }, authority, { approvals: steps, wrote: wroteBy('author') })).toBe(may);
});
