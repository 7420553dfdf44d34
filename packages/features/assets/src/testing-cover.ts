import type { AmcContract, ServiceRecord } from '@portal/contracts';

/** An AMC contract for tests. */
export const amcContract = (changes: Partial<AmcContract> = {}): AmcContract => ({
  id: 'c1',
  version: 3,
  createdAt: '2026-01-01T06:00:00.000Z',
  updatedAt: '2026-01-01T06:00:00.000Z',
  contractNumber: 'AMC-2026-000001',
  assetIds: ['a1', 'a2'],
  assetNames: ['Dell Latitude 5450', 'HP LaserJet'],
  provider: 'Test Services',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  remainingDays: 40,
  value: 12_000,
  status: 'Active',
  serviceType: 'Preventive',
  contactPerson: 'Test Person',
  contactPhone: '9876543210',
  contactEmail: 'person@example.in',
  history: [
    { at: '2026-01-01T06:00:00.000Z', by: 'Test Buyer', byId: 'u1', action: 'Contract made', status: 'Active' },
  ],
  ...changes,
});

/** A service that was done under it. */
export const serviceRecord = (changes: Partial<ServiceRecord> = {}): ServiceRecord => ({
  id: 's1',
  version: 2,
  createdAt: '2026-06-01T06:00:00.000Z',
  updatedAt: '2026-06-01T06:00:00.000Z',
  contractId: 'c1',
  contractNumber: 'AMC-2026-000001',
  provider: 'Test Services',
  assetIds: ['a1', 'a2'],
  assetNames: ['Dell Latitude 5450', 'HP LaserJet'],
  serviceDate: '2026-06-01',
  serviceType: 'Preventive',
  description: 'Yearly cleaning',
  technician: 'Test Technician',
  partsReplaced: ['Fan'],
  cost: 1_500,
  status: 'Completed',
  ...changes,
});
