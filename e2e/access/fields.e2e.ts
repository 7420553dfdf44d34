import {
  fieldTable,
  guardedFields,
  operations,
  type Operation,
  type Role,
  roleLetters,
  tableAllows,
} from '@portal/contracts';
import { api, demoAccounts, demoToken } from '../support/api.js';

const base = process.env['PORTAL_URL'] ?? '';

/** The paths of all fields of an answer that hold something; places in lists add nothing to a path. */
function pathsOf(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, path));
  if (value === null || typeof value !== 'object') return [path.join('.')];
  return [path.join('.'), ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))];
}

const isGuarded = (path: string) => path.split('.').some((name) => guardedFields.includes(name));

/** Who gets a field; one of a free form is as its form is. */
const lettersOf = (row: Readonly<Record<string, string>>, path: string): string =>
  row[path] ??
  row[`${path.split('.').slice(0, -1).join('.')}.*`] ??
  (path.includes('.') ? lettersOf(row, path.slice(0, path.lastIndexOf('.'))) : '');
const reads = operations.filter(
  ({ subject, method, download }) => fieldTable[subject] && method === 'GET' && !download,
);
const tokens = new Map<Role, string>();

beforeAll(async () => {
  for (const [role, name] of Object.entries(demoAccounts)) tokens.set(role as Role, await demoToken(base, name));
});

/** Addresses of a read: of each record that the role finds in the list above it. */
async function addressesOf({ path }: Operation, token: string | undefined): Promise<string[]> {
  if (path === '/search/assets') return [`${path}?q=GEM`];
  if (!path.includes('{')) return [path];
  const { body } = await api(base, 'GET', path.slice(0, path.indexOf('/{')), { token });
  const ids = ((body.items ?? []) as { id: string }[]).map(({ id }) => id);
  return ids.slice(0, 5).map((id) => path.replace('{id}', id));
}

const cells = reads.flatMap((operation) =>
  (Object.keys(roleLetters) as Role[])
    .filter((role) => tableAllows(operation.subject, role))
    .map((role) => ({ operation, role, name: `${operation.path} × ${role}` })),
);

it.each(cells)('$name shows only what the field table says', async ({ operation, role }) => {
  const token = tokens.get(role);
  const row = fieldTable[operation.subject] ?? {};
  const seen = new Set<string>();
  for (const address of await addressesOf(operation, token)) {
    const { status, body } = await api(base, 'GET', address, { token });
    expect(status).toBe(200);
    for (const path of pathsOf(body)) seen.add(path.replace(/^items\./, ''));
  }
  const shown = [...seen].filter(isGuarded);
  expect(shown.filter((path) => !lettersOf(row, path).includes(roleLetters[role]))).toEqual([]);
});

it('the demo data shows the price and the holder of an asset to its office, so that the walk has something to find', async () => {
  const { body } = await api(base, 'GET', '/assets?assigned=yes', { token: tokens.get('Buyer') });
  expect(body.items[0]).toMatchObject({ value: expect.any(Number), endUser: { email: expect.any(String) } });
});
