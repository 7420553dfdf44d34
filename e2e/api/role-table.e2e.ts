// ASVS 8.2.1, 8.3.1, 16.3.2
import { expect } from '@playwright/test';
import { everyone, operations, type Role, roleTable, sessions, tableAllows } from '@portal/contracts';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

// Ending the session would take the token from the operations that follow.
const walked = operations.filter(({ subject }) => subject !== sessions.end.subject);

const nameOf = (role?: Role) => role ?? 'nobody';

/** What a role is told: the status of a refusal, or nothing of the kind. What is public may refuse for reasons of its own. */
async function toldTo(
  role: Role | undefined,
  { method, path, files, needs, subject }: (typeof walked)[number],
  token?: string,
) {
  const write = method !== 'GET' && !files;
  const address = path.replaceAll(/\{(\w+)\}/g, 'nobody-has-this-id');
  const { status } = await api(portal, method, address, { token, ...(write ? { body: {} } : {}) });
  const isRefused = [401, 403].includes(status) && !(needs === 'public' && tableAllows(subject, role));
  return isRefused ? status : 'served';
}

test('has a row for every operation and no other', () => {
  expect(Object.keys(roleTable).sort()).toEqual(operations.map(({ subject }) => subject).sort());
});

// All cells of a row are asked at once, in one test: a test for each took longer to begin and to end than to ask.
for (const operation of walked)
  test(`${operation.method} ${operation.path} serves whom the table says, and nobody else`, async ({ tokens }) => {
    const told = await Promise.all(
      everyone.map(async (role) => [nameOf(role), await toldTo(role, operation, role && tokens[role])]),
    );
    const refusal = (role?: Role) => (role ? 403 : 401);
    const due = everyone.map((role) => [nameOf(role), tableAllows(operation.subject, role) ? 'served' : refusal(role)]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(due));
  });
