import { expect } from '@playwright/test';
import {
  fieldTable,
  guardedFields,
  operations,
  type Operation,
  roles,
  roleTraits,
  tableAllows,
} from '@portal/contracts';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

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

/** Quotes are compared once their request is closed; the list of purchase orders has rows of GeM orders, whose proofs stand elsewhere. */
const narrowed: Readonly<Record<string, string>> = {
  '/rfqs/{id}/comparison': '?status=Closed',
  '/purchase-orders/{id}/delivery-proofs': '?source=purchase-order',
};

/** Addresses of a read: of each record that the role finds in the list above it. */
async function addressesOf({ path }: Operation, token: string | undefined): Promise<string[]> {
  if (path === '/search/assets') return [`${path}?q=GEM`];
  if (path === '/invoices/billable') {
    const { body } = await api(portal, 'GET', '/invoices', { token });
    const of = body.items as { source: string; orderId: string }[];
    return of.slice(0, 2).map(({ source, orderId }) => `${path}?source=${source}&orderId=${orderId}`);
  }
  if (!path.includes('{')) return [path];
  const list = `${path.slice(0, path.indexOf('/{'))}${narrowed[path] ?? ''}`;
  const { body } = await api(portal, 'GET', list, { token });
  const ids = ((body.items ?? []) as { id: string }[]).map(({ id }) => id);
  return ids.slice(0, 5).map((id) => path.replace('{id}', id));
}

for (const operation of reads)
  for (const role of roles.filter((one) => tableAllows(operation.subject, one)))
    test(`${operation.path} × ${role} shows only what the field table says`, async ({ tokens }) => {
      const token = tokens[role];
      const row = fieldTable[operation.subject] ?? {};
      const seen = new Set<string>();
      for (const address of await addressesOf(operation, token)) {
        const { status, body } = await api(portal, 'GET', address, { token });
        expect(status).toBe(200);
        for (const path of pathsOf(body)) seen.add(path.replace(/^items\./, ''));
      }
      const shown = [...seen].filter(isGuarded);
      expect(shown.filter((path) => !lettersOf(row, path).includes(roleTraits[role].letter))).toEqual([]);
    });

test('the demo data shows the price and the holder of an asset to its office, so that the walk has something to find', async ({
  tokens,
}) => {
  const { body } = await api(portal, 'GET', '/assets?assigned=yes', { token: tokens.Buyer });
  expect(body.items[0]).toMatchObject({ value: expect.any(Number), endUser: { email: expect.any(String) } });
});
