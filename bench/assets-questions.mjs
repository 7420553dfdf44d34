import {
  brands,
  categories,
  contractOf,
  departmentOf,
  firstNames,
  holderOf,
  rareWords,
  roomOf,
  serialOf,
  supplierOf,
  uidOf,
} from './assets-data.mjs';
import { pick, seeded } from './seeded.mjs';

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const pages = [1, 2, 3, 5, 10, 25, 50, 100, 200, 350, 500];
const absent = ['nobodyhasthis', 'xyzzy', 'qqqq'];

const sorts = [
  ...['assetUid', 'name', 'category', 'department', 'location', 'status', 'value', 'purchaseDate'],
  ...['warrantyExpiry', 'amcExpiry', 'gemContractNumber', 'serialNumber', 'endUserName', 'createdAt'],
];

/** One value of each filter of the screen; `any` is the number of an asset. */
const filters = {
  category: (random) => pick(categories, random),
  status: (random) => pick(['Active', 'Under Repair', 'Disposed'], random),
  department: (random) => departmentOf(Math.floor(random() * 20)),
  location: (random) => pick([roomOf(Math.floor(random() * 2_100)), 'Room', 'Block 3', 'Room 12'], random),
  contract: (random, any) => contractOf(any),
  endUserId: (random) => holderOf(0, Math.floor(random() * 200)),
  assigned: (random) => pick(['yes', 'no'], random),
  attention: (random) => pick(['repair', 'warranty', 'amc', 'any'], random),
  disposal: (random) => pick(['None', 'Requested', 'Approved', 'Rejected'], random),
  decidable: () => 'yes',
  supplier: (random) => pick([supplierOf(Math.floor(random() * 40)), 'Supplier'], random),
  purchased: (random) => {
    const ago = Math.floor(random() * 1_800);
    return { from: day(ago + pick([7, 30, 365], random)), to: day(ago) };
  },
  value: (random) => pick([{ min: 400_000 }, { max: 6_000 }, { min: 20_000, max: 25_000 }, { min: 499_000 }], random),
};

/** What is sought, by parts of words. */
const searches = {
  'common name': (random) => pick([...brands, 'lati', 'think', 'dell lat'], random),
  'rare name': (random) => pick(rareWords, random).slice(0, 5),
  'absent word': (random) => `${pick(absent, random)}${Math.floor(random() * 1_000)}`,
  'common and absent': (random) => `${pick(brands, random)} ${pick(absent, random)}`,
  serial: (random, any) => pick([serialOf(any), serialOf(any).slice(2), serialOf(any).slice(0, 8), 'BX'], random),
  UID: (random, any) => pick([uidOf(any), uidOf(any).slice(0, 9)], random),
  contract: (random, any) => pick([contractOf(any), 'GEMC-BENCH'], random),
  holder: (random) => pick([...firstNames, 'asha r', 'gill'], random),
};

const figures = {
  all: () => ({}),
  period: (random) => ({ period: pick(['week', 'month', 'quarter', 'year'], random) }),
  department: (random) => ({ department: departmentOf(Math.floor(random() * 20)) }),
  category: (random) => ({ category: pick(categories, random) }),
  status: (random) => ({ status: pick(['Active', 'Under Repair', 'Disposed'], random) }),
  narrowed: (random) => ({
    period: pick(['quarter', 'year'], random),
    department: departmentOf(Math.floor(random() * 20)),
    category: pick(categories, random),
  }),
};

const paramOf = (name, value) => (typeof value === 'object' ? value : { [name]: value });
const sortOf = (random) => `${random() < 0.5 ? '' : '-'}${pick(sorts, random)}`;
const pairs = Object.keys(filters).flatMap((one, n, names) => names.slice(n + 1).map((other) => [one, other]));

/** Each kind of question and how one of it is made. */
function kinds() {
  const list = (params) => `/assets?${new URLSearchParams(params)}`;
  const filtered = (names, random, any) =>
    Object.assign({}, ...names.map((name) => paramOf(name, filters[name](random, any))));
  return [
    ...Object.keys(filters).map((name) => [
      `filter ${name}`,
      (random, any) => list({ ...filtered([name], random, any), sort: sortOf(random) }),
    ]),
    ...pairs.map((names) => [
      `filters ${names.join(', ')}`,
      (random, any) => list({ ...filtered(names, random, any), sort: sortOf(random) }),
    ]),
    ...sorts.map((sort) => [
      `sort ${sort}`,
      (random) =>
        list({
          sort: `${random() < 0.5 ? '' : '-'}${sort}`,
          page: Math.ceil(random() * 20),
          pageSize: pick([10, 20, 50], random),
        }),
    ]),
    ['page of 1 to 500', (random) => list({ page: pick(pages, random), sort: sortOf(random) })],
    [
      'page of 1 to 500, filtered',
      (random) =>
        list({
          page: pick(pages, random),
          sort: sortOf(random),
          ...filtered([pick(['status', 'category', 'assigned'], random)], random),
        }),
    ],
    ...Object.entries(searches).map(([name, make]) => [
      `search ${name}`,
      (random, any) => list({ q: make(random, any), ...(random() < 0.5 ? { sort: sortOf(random) } : {}) }),
    ]),
    ...Object.entries(figures).map(([name, make]) => [
      `figures ${name}`,
      (random) => `/reports/asset-stats?${new URLSearchParams(make(random))}`,
    ]),
  ];
}

/** Every question about assets, with so many values each, by who asks it. */
export function questionsOf(count, values) {
  const random = seeded(count);
  return kinds().flatMap(([name, make]) =>
    // An office does not decide about disposals.
    (name.includes('decidable') ? ['admin'] : ['buyer', 'admin']).map((role) => {
      // The buyer's are every tenth.
      const any = () => Math.floor((random() * count) / 10) * 10;
      return { name, role, paths: Array.from({ length: values }, () => make(random, any())) };
    }),
  );
}

/** Lists alone, all kinds mixed. */
export function mixedLists(questions) {
  const paths = questions.filter(({ name }) => !name.startsWith('figures')).flatMap((one) => one.paths);
  const random = seeded(paths.length);
  return paths
    .map((path) => [random(), path])
    .toSorted(([a], [b]) => a - b)
    .map(([, path]) => path);
}
