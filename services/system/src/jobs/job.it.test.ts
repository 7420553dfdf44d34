import { Injectable, Module } from '@nestjs/common';
import { type ScheduledJob, systemJobs } from '@portal/contracts';
import { Sweep } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';

@Injectable()
class Tidying extends Sweep {
  rounds = 0;

  async sweep() {
    this.rounds += 1;
    await Promise.resolve();
  }
}

@Injectable()
class Failing extends Sweep {
  protected override readonly round = 30_000;

  sweep() {
    return Promise.reject(new Error('the disk is full'));
  }
}

@Module({ imports: [definition.module], providers: [Tidying, Failing] })
class WithJobs {}

let system: TestService;
beforeAll(async () => {
  system = await startTestService({ ...definition, module: WithJobs });
});
afterAll(() => system.stop());

it('tells what the services do by themselves, and how it ended', async () => {
  const token = await system.tokenFor('Super Admin');
  await eventually(async () => {
    const { body } = await system.call(systemJobs.list, { token });
    const items = body.items.filter(({ name }: ScheduledJob) => ['Failing', 'Tidying'].includes(name));
    expect(items).toEqual([
      {
        ...{ service: 'system', name: 'Failing', every: 30, instances: 1 },
        ...{ result: 'Failed', fault: 'Error: the disk is full' },
        lastStart: expect.any(String),
        nextStart: expect.any(String),
      },
      expect.objectContaining({ service: 'system', name: 'Tidying', every: 3_600, result: 'Done' }),
    ]);
    const [{ lastStart, nextStart }] = items;
    expect(Date.parse(nextStart) - Date.parse(lastStart)).toBe(30_000);
  });
});

it('are done once when a service starts', () => {
  expect(system.get(Tidying).rounds).toBe(1);
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('tells a %s nothing', async (role) => {
  expect(await system.call(systemJobs.list, { token: await system.tokenFor(role) })).toMatchObject({ status: 403 });
});
