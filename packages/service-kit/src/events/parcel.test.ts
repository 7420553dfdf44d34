import type { PortalEvent } from '@portal/contracts';
import { eventsOf, parcelsOf } from './parcel.js';

const event = (id: string, subject = 'asset.asset.created', data = {}): PortalEvent => ({
  id,
  subject,
  at: '2026-01-15T10:00:00.000Z',
  by: { id: 'u1', name: 'Test Person', role: 'Buyer', organizationId: 'o1' },
  record: { type: 'Asset', id, label: id },
  revision: 1,
  organizations: [],
  changes: {},
  data,
});

const idsOf = (events: PortalEvent[]) => parcelsOf(events).map(({ ids }) => ids);
const many = Array.from({ length: 230 }, (_, n) => event(`a${n}`));

it('packs what has the same subject, in its order', () => {
  const parcels = parcelsOf([event('a'), event('b', 'asset.asset.updated'), event('c')]);
  expect(parcels.map(({ subject, ids }) => [subject, ids])).toEqual([
    ['events.asset.asset.created', ['a', 'c']],
    ['events.asset.asset.updated', ['b']],
  ]);
});

it('reads what it packed', () => {
  const [parcel] = parcelsOf([event('a'), event('c')]);
  expect(eventsOf({ json: <T>() => JSON.parse(parcel!.body) as T })).toEqual([event('a'), event('c')]);
});

it.each([
  ['more than a hundred', many, [100, 100, 30]],
  ['events of 250 kB', many.slice(0, 3).map(({ id }) => event(id, 'x.y.z', { text: 'x'.repeat(250_000) })), [1, 1, 1]],
])('makes several parcels of %s', (_, events, sizes) => {
  expect(idsOf(events).map(({ length }) => length)).toEqual(sizes);
  expect(idsOf(events).flat()).toEqual(events.map(({ id }) => id));
});

it('names a parcel after its events, so that the same one twice is known', () => {
  const name = (...ids: string[]) => parcelsOf(ids.map((id) => event(id)))[0]?.msgID;
  expect(name('a')).toBe('a');
  expect(name('a', 'b')).toBe(name('a', 'b'));
  expect(new Set([name('a', 'b'), name('b', 'a'), name('a', 'c')]).size).toBe(3);
});

it('refuses a message that holds no events', () => {
  expect(() => eventsOf({ json: <T>() => [{ id: 'a' }] as T })).toThrow();
});
