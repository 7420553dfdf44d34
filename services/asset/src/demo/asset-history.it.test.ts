import { randomBytes } from 'node:crypto';
import { Asset, assetStatuses, openClaimStatuses, warrantyClaimStatuses } from '@portal/contracts';
import { demoAmcs, demoColleagues, demoDoor, type RunningService, startService } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetView } from '../assets/asset.view.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { definition } from '../definition.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { SupportContactsRepository } from '../support-contacts/support-contacts.repository.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';

const DATABASE_PREFIX = `test_${randomBytes(5).toString('hex')}_`;
let service: RunningService;
beforeAll(async () => {
  service = await startService(definition, { ...process.env, PORTAL_DEMO: '1', DEMO_HISTORY: '1', DATABASE_PREFIX });
});
afterAll(async () => {
  await service.kit.database.dropDatabase();
  await service.stop();
});

it('has assets in every state, as the contract shows them, counted on the contracts that brought them', async () => {
  const assets: AssetRecord[] = [];
  for await (const asset of service.get(AssetRepository).each({})) assets.push(asset);
  for (const asset of assets) Asset.parse(assetView(asset));
  expect(assetStatuses.filter((status) => !assets.some((asset) => asset.status === status))).toEqual([]);
  const people = [...demoDoor, ...demoColleagues].map(({ id }) => id);
  expect(assets.filter(({ endUserId }) => endUserId && !people.includes(endUserId))).toEqual([]);
  for (const contract of await service.get(ContractRepository).findMany({})) {
    const own = assets.filter(({ sellerOrderId }) => sellerOrderId === contract._id);
    const registered = Object.values(contract.registered).reduce((sum, count) => sum + count, 0);
    expect(own).toHaveLength(registered);
    for (const { category, quantity } of contract.lines ?? [])
      expect(contract.ordered[category]).toBeGreaterThanOrEqual(quantity);
    expect(new Set(contract.lines?.map(({ category }) => category))).toEqual(new Set(Object.keys(contract.ordered)));
    for (const [category, count] of Object.entries(contract.registered))
      expect(count).toBeLessThanOrEqual(contract.ordered[category] ?? 0);
  }
});

it('has AMC contracts as documents of the history name them, and the counter goes on behind them', async () => {
  const contracts = await service.get(AmcContractRepository).findMany({});
  const planned = demoAmcs();
  expect(planned.length).toBeGreaterThan(5);
  for (const { id, number, assets } of planned) {
    const contract = contracts.find(({ _id }) => _id === id);
    expect([contract?.contractNumber, contract?.assetIds]).toEqual([number, assets.map((asset) => asset.id)]);
    const covered = await service.get(AssetRepository).findMany({ _id: { $in: contract?.assetIds ?? [] } });
    expect(covered.filter(({ hasAmc, status }) => !hasAmc || status === 'Disposed')).toEqual([]);
  }
  const next = await service.kit.numbers.next('AMC');
  expect(planned.map(({ number }) => number)).not.toContain(next);
});

it('has assets that are covered as long as their warranty and their contract say', async () => {
  const assets = service.get(AssetRepository);
  const [warranties, contracts] = await Promise.all([
    service.get(WarrantyRepository).findMany({}),
    service.get(AmcContractRepository).findMany({}),
  ]);
  expect([warranties.length > 0, contracts.length > 0]).toEqual([true, true]);
  for (const { assetId, warrantyEndDate } of warranties)
    expect(await assets.find(assetId)).toMatchObject({ warrantyExpiry: warrantyEndDate });
  for (const { assetIds, endDate } of contracts)
    for (const id of assetIds) expect(await assets.find(id)).toMatchObject({ hasAmc: true, amcExpiry: endDate });
});

it('has disposals whose parts agree, each with its event, and contacts that are marked as made up', async () => {
  const gone = await service.get(AssetRepository).findMany({ status: 'Disposed' });
  expect(gone.length).toBeGreaterThan(0);
  for (const { _id, createdAt, disposal } of gone) {
    const { condemnation, method, requestedAt = createdAt, decidedAt = createdAt, handover } = disposal;
    expect([condemnation === 'Lost or stolen', method]).toEqual([false, 'E-waste recycler']);
    expect(createdAt <= requestedAt && requestedAt <= decidedAt && decidedAt < new Date()).toBe(true);
    expect(handover === undefined || handover.method === method).toBe(true);
    const [last] = await service.get(LifecycleRepository).of(_id);
    expect([last?.eventType, last?.timestamp]).toEqual(['disposal', decidedAt]);
  }
  const contacts = await service.get(SupportContactsRepository).findMany({});
  expect(contacts.map(({ hours }) => hours?.startsWith('Demo data'))).toEqual([true, true]);
});

it('has warranty claims in every state, of an asset one that is open, for makers and for sellers', async () => {
  const claims = await service.get(WarrantyClaimRepository).findMany({});
  expect(warrantyClaimStatuses.filter((status) => !claims.some((claim) => claim.status === status))).toEqual([]);
  const open = claims.filter(({ status }) => openClaimStatuses.includes(status));
  expect(new Set(open.map(({ assetId }) => assetId)).size).toBe(open.length);
  expect(new Set(claims.map(({ answeredBy }) => answeredBy))).toEqual(new Set(['maker', 'seller']));
});
