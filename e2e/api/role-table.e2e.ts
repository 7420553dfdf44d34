// ASVS 8.2.1, 8.3.1, 16.3.2
import { everyone, operations, roleTable, type Role, sessions, tableAllows } from '@portal/contracts';
import { api, demoAccounts, demoToken } from '../support/api.js';

const base = process.env['PORTAL_URL'] ?? '';
const tokens = new Map<Role, string>();

beforeAll(async () => {
  for (const [role, name] of Object.entries(demoAccounts)) tokens.set(role as Role, await demoToken(base, name));
});

// Ending the session would take the token from the cells that follow.
const walked = operations.filter(({ subject }) => subject !== sessions.end.subject);
const cells = walked.flatMap((operation) =>
  everyone.map((role) => ({ operation, role, name: `${operation.method} ${operation.path} × ${role ?? 'nobody'}` })),
);

it('has a row for every operation and no other', () => {
  expect(Object.keys(roleTable).sort()).toEqual(operations.map(({ subject }) => subject).sort());
});

it.each(cells)('$name', async ({ operation, role }) => {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, 'nobody-has-this-id');
  const write = operation.method !== 'GET' && !operation.files;
  const { status } = await api(base, operation.method, path, {
    token: role && tokens.get(role),
    ...(write ? { body: {} } : {}),
  });
  if (tableAllows(operation.subject, role)) expect([401, 403]).not.toContain(operation.needs === 'public' ? 0 : status);
  else expect(status).toBe(role ? 403 : 401);
});
