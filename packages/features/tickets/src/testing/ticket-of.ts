import type { Ticket } from '@portal/contracts';

/** What the portal says of a preventive service, stored in other words than it says to readers. */
export const ofPortal = {
  title: 'Stored title',
  description: 'Stored text',
  cause: { number: 'AMC-2026-000007', provider: 'Care', day: '2026-12-01', asset: 'Test Laptop', others: 2 },
} as const satisfies Partial<Ticket>;

/** A ticket for tests. */
export const ticketOf = (changes: Partial<Ticket> = {}): Ticket => ({
  id: 't1',
  version: 1,
  createdAt: '2026-06-01T05:00:00.000Z',
  updatedAt: '2026-06-01T05:00:00.000Z',
  number: 'TKT-2026-000001',
  title: 'Battery does not charge',
  description: 'It stays at 7 percent although it is plugged in.',
  category: 'Hardware Issue',
  priority: 'Medium',
  status: 'Open',
  deviceId: 'd1',
  deviceName: 'Test Laptop',
  assetUid: '263260000035',
  serialNumber: 'SN-1',
  organizationId: 'o1',
  department: 'Treasury',
  createdById: 'u1',
  createdBy: 'Test Person',
  createdByRole: 'End User',
  contactPreference: 'Email',
  attachments: [],
  history: [],
  ...changes,
});
