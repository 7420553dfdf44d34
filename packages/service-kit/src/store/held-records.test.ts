import type { Value } from './columns.js';
import { HeldRecords } from './held-records.js';
import { narrow } from './matcher.js';
import { compareKeys, type Key } from './ranking.js';
import type { Cells } from './tally.js';

type Thing = { _id: string } & Partial<Record<FieldName, Value>>;
type Sort = [field: string, direction: 1 | -1][];

/** The same numbers on each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const next = numbersFrom(7);
const one = <V>(...values: V[]): V => values[next(values.length)]!;

const thingOf = (id: number): Thing => ({
  _id: `thing ${id}`,
  state: one('Open', 'Closed', 'Lost', undefined),
  rooms: one<Value>(['hall', 'roof'], ['roof'], [], undefined),
  title: one(`Lamp ${next(400)} of a.b`, `LAMP\n${next(9)}`, 'Überall', '', undefined),
  amount: one(next(40), next(40) / 4, -next(9), undefined),
  // One field that keeps to no type.
  odd: one<Value>(next(5), `${next(5)}`, true, ['roof', next(5)], undefined),
  // So many that no set of each is kept.
  makerCode: one(`m${100 + next(150)}`, undefined),
});

const filters: [filter: object, means: (thing: Thing) => boolean][] = [
  [{}, () => true],
  [{ state: 'Open' }, ({ state }) => state === 'Open'],
  [{ state: { $nin: ['Open', 'Lost'] } }, ({ state }) => state !== 'Open' && state !== 'Lost'],
  [{ rooms: 'roof' }, ({ rooms }) => Array.isArray(rooms) && rooms.includes('roof')],
  [{ title: /lamp 1/i }, ({ title }) => /lamp 1/i.test(String(title ?? ''))],
  [{ title: /a\.b/ }, ({ title }) => /a\.b/.test(String(title ?? ''))],
  [{ title: /\n7/ }, ({ title }) => /\n7/.test(String(title ?? ''))],
  [{ title: /b\nlamp/i }, () => false],
  [{ title: /^lamp|ll$/i }, ({ title }) => /^lamp|ll$/i.test(String(title ?? ''))],
  [{ title: { $exists: false } }, ({ title }) => title === undefined],
  [{ amount: { $gte: 3, $lt: 12.5 } }, ({ amount }) => Number(amount) >= 3 && Number(amount) < 12.5],
  [{ amount: { $gt: 0, $lte: 7 } }, ({ amount }) => Number(amount) > 0 && Number(amount) <= 7],
  [{ amount: 5 }, ({ amount }) => amount === 5],
  [{ amount: { $ne: 5 } }, ({ amount }) => amount !== 5],
  [{ odd: { $gte: 2 } }, ({ odd }) => [odd].flat().some((value) => typeof value === 'number' && value >= 2)],
  [{ odd: /3|r/ }, ({ odd }) => [odd].flat().some((value) => typeof value === 'string' && /3|r/.test(value))],
  [{ odd: /3/ }, ({ odd }) => odd === '3'],
  [
    { $or: [{ state: 'Open' }, { amount: { $lt: 2 } }, { title: /lamp/i }] },
    ({ state, amount, title }) => state === 'Open' || Number(amount) < 2 || /lamp/i.test(String(title ?? '')),
  ],
  [
    { $nor: [{ state: 'Open' }, { rooms: 'hall' }], amount: { $exists: true } },
    ({ state, rooms, amount }) =>
      state !== 'Open' && !(Array.isArray(rooms) && rooms.includes('hall')) && amount !== undefined,
  ],
  [{ $and: [{ _id: { $in: ['thing 3', 'thing 30', 'thing 99'] } }, {}] }, ({ _id }) => /^thing (3|30|99)$/.test(_id)],
  [{ deletedAt: { $exists: true } }, () => false],
  [{ makerCode: 'm107' }, ({ makerCode }) => makerCode === 'm107'],
  [{ makerCode: 'nobody' }, () => false],
  [{ makerCode: { $in: ['m107', 'm220', 'm107'] } }, ({ makerCode }) => makerCode === 'm107' || makerCode === 'm220'],
  [{ makerCode: { $exists: true } }, ({ makerCode }) => makerCode !== undefined],
  [{ makerCode: { $exists: false } }, ({ makerCode }) => makerCode === undefined],
  [{ makerCode: { $ne: 'm107' } }, ({ makerCode }) => makerCode !== 'm107'],
  [{ makerCode: { $gte: 'm110', $lte: 'm114' } }, ({ makerCode }) => /^m11[0-4]$/.test(String(makerCode))],
  [{ makerCode: { $gte: 'm110' } }, ({ makerCode }) => String(makerCode) >= 'm110' && makerCode !== undefined],
  [{ $expr: { $eq: ['$title', '$odd'] } }, ({ title, odd }) => title === odd],
  [{ $expr: { $ne: ['$state', '$title'] } }, ({ state, title }) => state !== title],
];

const sorts: Sort[] = [
  [['_id', 1]],
  [['_id', -1]],
  [
    ['title', 1],
    ['_id', 1],
  ],
  [
    ['title', -1],
    ['_id', -1],
  ],
  [
    ['amount', -1],
    ['title', 1],
    ['_id', -1],
  ],
  [
    ['state', 1],
    ['amount', -1],
    ['_id', 1],
  ],
  [
    ['state', -1],
    ['heading', 1],
    ['_id', -1],
  ],
  [
    ['deletedAt', 1],
    ['_id', 1],
  ],
];

const passes = (id: string) => id.endsWith('3');

/** What is asked of columns, against the same asked of each thing. */
function expectAll(held: HeldRecords<Thing, FieldName, Made>, things: ReadonlyMap<string, Thing>) {
  const idOf = (place: number) => held.ids.get(place);
  for (const [filter, means] of filters) {
    const set = held.all();
    narrow(set, filter, held.columns);
    const places = set.places();
    const meant = [...things.values()].filter(means);
    expect([filter, Array.from(places, idOf).sort()]).toEqual([filter, meant.map(({ _id }) => _id).sort()]);
    for (const sort of sorts) {
      const [sorted, first] = [undefined, 7].map((most) =>
        Array.from(held.sorted({ set, count: places.length }, sort, most), idOf),
      );
      const expected = meant.toSorted(comparing(sort)).map(({ _id }) => _id);
      expect([filter, sort, sorted, first]).toEqual([filter, sort, expected, expected.slice(0, 7)]);
      const tested = held.sorted({ set, count: places.length }, sort, 4, (place) => passes(String(idOf(place))));
      expect([filter, sort, Array.from(tested, idOf)]).toEqual([filter, sort, expected.filter(passes).slice(0, 4)]);
    }
  }
}

type FieldName = 'state' | 'rooms' | 'title' | 'amount' | 'odd' | 'makerCode';
interface Made extends Record<string, Value> {
  heading: string;
}
const headingOf = ({ title, _id }: Thing) => String(title ?? _id);
const keyOf = (thing: Thing, field: string): Key =>
  field === 'heading' ? headingOf(thing) : ((thing as Record<string, unknown>)[field] as Key);
const comparing = (sort: Sort) => (a: Thing, b: Thing) =>
  sort.map(([field, direction]) => direction * compareKeys(keyOf(a, field), keyOf(b, field))).find((n) => n !== 0) ?? 0;

it('finds and sorts as each thing by itself says, also after changes', async () => {
  const held = new HeldRecords<Thing, FieldName, Made>({
    shared: ['state', 'rooms', 'makerCode'],
    own: ['title', 'amount', 'odd'],
    made: { heading: { as: 'own', of: headingOf } },
  });
  const things = new Map<string, Thing>();
  const put = (id: number) => {
    const thing = thingOf(id);
    things.set(thing._id, thing);
    held.take(thing);
  };
  const drop = (id: number) => {
    things.delete(`thing ${id}`);
    held.drop(`thing ${id}`);
  };
  expectAll(held, things);
  for (let id = 0; id < 1_500; id++) put(id);
  await held.rank();
  expectAll(held, things);
  // Few changes are put into an order that is there, many bring it about anew.
  for (const changes of [1, 3, 40, 400]) {
    for (let n = 0; n < changes; n++) {
      put(next(1_800));
      drop(next(1_800));
    }
    expectAll(held, things);
  }
});

it('lets others have their turn while it brings everything in order, and takes in what they change', async () => {
  const sort: Sort = [
    ['amount', 1],
    ['_id', 1],
  ];
  const held = new HeldRecords<Thing, FieldName, Made>({
    ...{ shared: ['state', 'rooms'], own: ['title', 'amount', 'odd'] },
    sorts: [['amount'], ['title']],
  });
  for (let id = 0; id < 100; id++) held.take({ _id: `thing ${id}`, amount: id });
  const first = () => held.ids.get(held.sorted({ set: held.all(), count: 100 }, sort, 1)[0]!);
  let turns = 0;
  const others = setImmediate(function turn() {
    if (++turns === 4) held.take({ _id: 'thing 7', amount: -1 });
    if (turns < 100) setImmediate(turn);
  });
  await held.rank();
  clearImmediate(others);
  // Three own fields and the ids, and two orders.
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(first()).toBe('thing 7');
  await held.rank();
  expect(first()).toBe('thing 7');
});

it('puts many changes into the orders that are there', () => {
  const held = new HeldRecords<Thing, FieldName, Made>({ shared: ['state', 'rooms'], own: ['title', 'amount', 'odd'] });
  const amounts = new Map<string, number>();
  const put = (id: number, amount: number) => {
    amounts.set(`thing ${id}`, amount);
    held.take({ _id: `thing ${id}`, amount });
  };
  const sort: Sort = [
    ['amount', -1],
    ['_id', -1],
  ];
  const sorted = () =>
    Array.from(held.sorted({ set: held.all(), count: amounts.size }, sort), held.ids.get.bind(held.ids));
  for (let id = 0; id < 20_000; id++) put(id, next(5_000));
  for (const changes of [0, 2_001, 3, 9_000]) {
    for (let n = 0; n < changes; n++) put(next(20_500), next(5_000));
    const expected = [...amounts].sort(([a, one], [b, other]) => other - one || (a < b ? 1 : -1)).map(([id]) => id);
    expect(sorted()).toEqual(expected);
  }
});

it('tells which of some ids are meant', () => {
  const held = new HeldRecords<Thing, FieldName, Made>({ shared: ['state', 'rooms'], own: ['title', 'amount', 'odd'] });
  for (let id = 0; id < 50; id++) held.take({ _id: `thing ${id}`, state: id % 2 ? 'Open' : 'Closed' });
  const set = held.all();
  narrow(set, { state: 'Open' }, held.columns);
  const { set: found, count } = held.having({ set, count: 25 }, ['thing 3', 'thing 4', 'thing 3', 'thing 7', 'lost']);
  const ids = Array.from(found.places(), (place) => held.ids.get(place));
  expect([count, ids]).toEqual([2, ['thing 3', 'thing 7']]);
});

it('keeps some orders alone, in however many ways it is sorted', () => {
  const held = new HeldRecords<Thing, FieldName, Made>({ shared: ['state', 'rooms'], own: ['title', 'amount', 'odd'] });
  for (let id = 0; id < 50; id++) held.take(thingOf(id));
  const meant = { set: held.all(), count: 50 };
  const fields = ['state', 'title', 'amount', 'odd'];
  for (const first of fields)
    for (const second of fields)
      for (const direction of [1, -1] as const)
        held.sorted(meant, [
          [first, 1],
          [second, direction],
        ]);
  expect(held.orders.size).toBeLessThanOrEqual(24);
  expect(held.sorted(meant, [['_id', 1]])).toHaveLength(50);
});

it('finds by a value among few different ones as among very many', () => {
  const held = new HeldRecords<Thing, FieldName, Made>({ shared: ['state', 'rooms'], own: ['title', 'amount', 'odd'] });
  const states = new Map<string, string>();
  const put = (id: number, state: string) => {
    states.set(`thing ${id}`, state);
    held.take({ _id: `thing ${id}`, state });
  };
  const found = (filter: object) => {
    const set = held.all();
    narrow(set, filter, held.columns);
    return Array.from(set.places(), (place) => String(held.ids.get(place))).sort();
  };
  const having = (passes: (state: string) => boolean) =>
    [...states].flatMap(([id, state]) => (passes(state) ? [id] : [])).sort();
  for (const kinds of [3, 60, 200]) {
    for (let id = 0; id < 400; id++) put(id, `state ${id % kinds}`);
    // Some go to another one once it has been asked.
    for (const round of [0, 1]) {
      if (round) for (let id = 0; id < 400; id += 7) put(id, 'state 1');
      expect(found({ state: 'state 1' })).toEqual(having((state) => state === 'state 1'));
      expect(found({ state: { $ne: 'state 1' } })).toEqual(having((state) => state !== 'state 1'));
      expect(found({ state: { $in: ['state 1', 'state 2'] } })).toEqual(
        having((state) => ['state 1', 'state 2'].includes(state)),
      );
      expect(found({ state: 'nowhere' })).toEqual([]);
    }
  }
});

it('keeps what it counts and sums up as a walk over all would find it, whatever comes, changes and goes', () => {
  const held = new HeldRecords<Thing, FieldName, Made>({
    ...{ shared: ['state', 'rooms', 'makerCode'], own: ['title', 'amount', 'odd'] },
    made: { heading: { as: 'shared', of: ({ title }) => String(title ?? '').slice(0, 4) } },
    tallies: [{ by: ['makerCode', 'heading', 'state'], sum: 'amount' }, { by: ['rooms', 'state'] }],
  });
  const things = new Map<string, Thing>();
  const change = (id: number) => {
    if (next(3) === 0) {
      things.delete(`thing ${id}`);
      return held.drop(`thing ${id}`);
    }
    const amount = one(next(1_000), undefined);
    const thing = { ...thingOf(id), amount };
    things.set(thing._id, thing);
    held.take(thing);
  };
  /** Each combination that some things have, with how many and what they sum up to. */
  const told = (by: string[], { counts, sums }: Cells) => {
    const valuesOf = by.map((field) => held.shared(field).coded().values);
    const lines: string[] = [];
    for (const [cell, count] of counts.entries()) {
      if (count === 0) continue;
      let left = cell;
      const names = valuesOf.toReversed().map((values) => {
        const value = values[left % values.length];
        left = Math.floor(left / values.length);
        return JSON.stringify(value);
      });
      lines.push(`${names.reverse().join()}: ${count}, ${sums[cell]}`);
    }
    return lines.sort();
  };
  const walked = (by: string[], sum: 'amount' | undefined, means: (thing: Thing) => boolean) => {
    const found = new Map<string, { count: number; sum: number }>();
    for (const thing of [...things.values()].filter(means)) {
      const heading = String(thing.title ?? '').slice(0, 4);
      const key = by.map((field) => JSON.stringify(({ ...thing, heading } as Record<string, unknown>)[field])).join();
      const before = found.get(key) ?? { count: 0, sum: 0 };
      found.set(key, { count: before.count + 1, sum: before.sum + (sum ? Number(thing.amount ?? 0) : 0) });
    }
    return [...found].map(([key, { count, sum }]) => `${key}: ${count}, ${sum}`).sort();
  };
  for (let round = 0; round < 40; round++) {
    for (let n = 0; n < 60; n++) change(next(900));
    const asked: [filter: object, value: string | undefined, means: (thing: Thing) => boolean][] = [
      [{}, undefined, () => true],
      [{ state: 'Open' }, 'Open', ({ state }) => state === 'Open'],
      [{ state: 'Nowhere' }, 'Nowhere', () => false],
      [
        { state: 'Lost', amount: { $gte: 500 } },
        'Lost',
        ({ state, amount }) => state === 'Lost' && Number(amount) >= 500,
      ],
      [{ amount: { $lt: 100 } }, undefined, ({ amount }) => Number(amount) < 100],
    ];
    for (const [filter, value, means] of asked) {
      const set = held.all();
      narrow(set, filter, held.columns);
      const meant = { set, count: set.count() };
      const purchase = ['makerCode', 'heading', 'state'];
      expect(told(purchase, held.tallied(purchase, meant, value))).toEqual(walked(purchase, 'amount', means));
      const room = ['rooms', 'state'];
      expect(told(room, held.tallied(room, meant, value))).toEqual(walked(room, undefined, means));
    }
  }
  expect(() => held.tallied(['state'], { set: held.all(), count: things.size })).toThrow('not counted by state');
});
