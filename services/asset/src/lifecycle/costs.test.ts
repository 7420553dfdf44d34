import { costsOf } from './costs.js';

const asset = { value: 50_000_00, disposal: { status: 'None' as const } };
const contract = {
  ...{ value: 3_000_00, assetIds: ['a', 'b', 'c'], startDate: '2026-01-01', endDate: '2026-12-31' },
  status: 'Active' as const,
};
const cancelledAt = (at: string) => ({
  ...contract,
  status: 'Cancelled' as const,
  history: [{ at, by: 'A Person', byId: 'p', action: 'Contract cancelled', status: 'Cancelled' }],
});

it('is price, share of AMC contracts, services, repairs, less what the disposal brought', () => {
  const events = [
    { eventType: 'maintenance' as const, cost: 500_00 },
    { eventType: 'repair' as const, cost: 1_200_50 },
    { eventType: 'repair' as const },
    { eventType: 'transfer' as const, cost: 99_00 },
  ];
  const handover = { price: 4_000_00 } as Required<Parameters<typeof costsOf>[0]['disposal']>['handover'];
  const gone = { ...asset, disposal: { status: 'Approved' as const, handover } };
  expect(costsOf(gone, events, [contract], '2026-06-01')).toEqual({
    ...{ purchase: 50_000, amc: 1_000, services: 500, repairs: 1_200.5, realised: 4_000 },
    total: 48_700.5,
  });
});

it('counts no contract that has not begun', () => {
  expect(costsOf(asset, [], [contract], '2025-12-31')).toMatchObject({ amc: 0, total: 50_000 });
});

it('counts a cancelled contract for the days until then', () => {
  expect(costsOf(asset, [], [cancelledAt('2026-07-02T06:00:00Z')], '2027-01-01').amc).toBe(500);
  expect(costsOf(asset, [], [cancelledAt('2025-12-01T06:00:00Z')], '2027-01-01').amc).toBe(0);
  expect(costsOf(asset, [], [cancelledAt('2028-01-01T06:00:00Z')], '2029-01-01').amc).toBe(1_000);
});
