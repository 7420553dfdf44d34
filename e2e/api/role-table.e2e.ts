// ASVS 8.2.1, 8.3.1, 16.3.2
import { expect } from '@playwright/test';
import { everyone, operations, roleTable, sessions, tableAllows } from '@portal/contracts';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

// Ending the session would take the token from the cells that follow.
const walked = operations.filter(({ subject }) => subject !== sessions.end.subject);

test('has a row for every operation and no other', () => {
  expect(Object.keys(roleTable).sort()).toEqual(operations.map(({ subject }) => subject).sort());
});

for (const operation of walked)
  for (const role of everyone)
    test(`${operation.method} ${operation.path} × ${role ?? 'nobody'}`, async ({ tokens }) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/g, 'nobody-has-this-id');
      const write = operation.method !== 'GET' && !operation.files;
      const { status } = await api(portal, operation.method, path, {
        token: role && tokens[role],
        ...(write ? { body: {} } : {}),
      });
      const allowed = tableAllows(operation.subject, role);
      if (allowed) expect([401, 403]).not.toContain(operation.needs === 'public' ? 0 : status);
      else expect(status).toBe(role ? 403 : 401);
    });
