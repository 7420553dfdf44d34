import { type SavedView, savedViews, type ViewedList } from '@portal/contracts';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let owner: string;
let stranger: string;

beforeAll(async () => {
  identity = await startIdentity();
  const tokenOf = async (role: 'Buyer' | 'Super Admin', company: string) =>
    (await identity.signIn((await identity.account(role, company)).email, password)).token;
  [owner, stranger] = [await tokenOf('Buyer', 'Viewing Office'), await tokenOf('Buyer', 'Viewing Office')];
});
afterAll(() => identity.stop());

const view = (name: string, changes: Partial<SavedView> = {}) => ({ name, query: 'status=Draft', ...changes });
const set = (items: object[], { list = 'orders', ifMatch }: { list?: ViewedList; ifMatch?: number } = {}) =>
  identity.call(savedViews.set, { token: owner, params: { list }, body: { items }, ifMatch });
const get = async (token: string, list = 'orders') =>
  (await identity.call(savedViews.get, { token, params: { list } })).body as { version: number; items: SavedView[] };

it('are kept for each list by itself, and shown to nobody but their owner', async () => {
  expect(await get(owner)).toEqual({ version: 0, items: [] });
  const saved = await set([view('Drafts', { isDefault: true }), view('Late', { query: 'sort=-createdAt' })]);
  expect(saved.body).toEqual({
    version: 1,
    items: [view('Drafts', { isDefault: true }), view('Late', { query: 'sort=-createdAt', isDefault: false })],
  });
  expect((await get(owner)).items).toHaveLength(2);
  expect(await get(owner, 'assets')).toEqual({ version: 0, items: [] });
  expect(await get(stranger)).toEqual({ version: 0, items: [] });
  const nobody = await identity.call(savedViews.get, { params: { list: 'orders' } });
  expect(nobody.status).toBe(401);
});

it.each([
  ['a name of nothing', [view(' ')], 'items.0.name', 'Name is required'],
  ['a name of 41 characters', [view('x'.repeat(41))], 'items.0.name', 'At most 40 characters are allowed'],
  ['two of one name', [view('Mine'), view('mine ')], 'items', 'Another view has this name'],
  [
    'two defaults',
    [view('a', { isDefault: true }), view('b', { isDefault: true })],
    'items',
    'Only one view can be the default',
  ],
  ['21 views', Array.from({ length: 21 }, (_, n) => view(`View ${n}`)), 'items', 'At most 20 views can be saved'],
  ['another address', [view('a', { query: 'x#y' })], 'items.0.query', 'This view is too long'],
])('refuse %s', async (_, items, field, message) => {
  const { status, body } = await set(items);
  expect([status, body.fields[field]]).toEqual([422, message]);
});

it('refuse a list that they are not kept of', async () => {
  const list = 'audit' as ViewedList;
  expect((await set([view('a')], { list })).status).toBe(422);
});

it('are saved by one of two who save at one moment, also for the first time', async () => {
  const list = 'purchase-orders';
  for (const ifMatch of [0, 1]) {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => set([view(name)], { list, ifMatch })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  }
  const { version } = await get(owner, list);
  expect(version).toBe(2);
});
