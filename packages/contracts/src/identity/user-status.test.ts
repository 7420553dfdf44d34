import { shownStatus } from './user-status.js';

it.each([
  ['active', 'active'],
  ['Approved', 'active'],
  ['approved_user', 'active'],
  ['suspended', 'suspended'],
  ['inactive', 'suspended'],
  ['Deactivated', 'suspended'],
  ['deleted', 'suspended'],
  ['pending', 'pending'],
  ['Awaiting Approval', 'pending'],
  ['rejected', 'rejected'],
  ['declined', 'rejected'],
  ['something else', 'fault'],
  ['', 'fault'],
  [undefined, 'fault'],
  [null, 'fault'],
])('shows the status %j as %s', (status, shown) => {
  expect(shownStatus(status)).toBe(shown);
});
