import { systemTasks } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { headers, type Subscription } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { BackupFollowing } from './backup-following.js';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService(definition);
  token = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

/** Stands for the keeper of backups, which is an operator's program outside the services. */
class StandIn {
  readonly asked: string[] = [];
  running: string | null = null;
  failed: Record<string, string> = {};
  backups: { id: string; at: string; bytes: number }[] = [];
  private readonly subscriptions: Subscription[];

  constructor() {
    const answer = (subject: string, body: (asked: string) => object) =>
      service.nats.subscribe(subject, {
        callback: (_, message) => {
          const head = headers();
          head.set('status', '200');
          message.respond(JSON.stringify(body(message.string())), { headers: head });
        },
      });
    this.subscriptions = [
      answer('backup.state', () => ({ running: this.running, failed: this.failed, backups: this.backups })),
      answer('backup.take', (asked) => {
        const { task } = JSON.parse(asked) as { task: string };
        this.asked.push(task);
        this.running = task;
        return {};
      }),
    ];
  }

  leave() {
    for (const one of this.subscriptions) one.unsubscribe();
  }
}

let keeper: StandIn | undefined;
afterEach(async () => {
  keeper?.leave();
  keeper = undefined;
  await rows().deleteMany({});
  // Taken away past the service, which may remember how many there were.
  service.kit.forget();
});

const rows = () => service.kit.database.collection<{ _id: string; outbox?: unknown[] }>('tasks');
const start = (kind: string, key?: string) => service.call(systemTasks.create, { token, body: { kind }, key });
const all = async () => (await service.call(systemTasks.list, { token })).body.items;
const round = () => service.get(BackupFollowing).sweep();

describe('a backup that is started here', () => {
  it('is taken once by the keeper, however often it is asked for, and done when it lies there', async () => {
    keeper = new StandIn();
    const { status, body } = await start('Backup', 'one');
    expect([status, body.status, body.startedBy, body.endedAt]).toEqual([201, 'Running', 'Super Admin One', null]);
    expect((await start('Backup', 'one')).body.id).toBe(body.id);
    await eventually(() => Promise.resolve(expect(keeper?.running).toBe(body.id)));
    await round();
    expect(keeper.asked).toEqual([body.id]);
    expect(await all()).toMatchObject([{ status: 'Running' }]);
    keeper.backups = [{ id: body.id, at: new Date().toISOString(), bytes: 2_048 }];
    keeper.running = null;
    await round();
    expect(await all()).toMatchObject([{ id: body.id, status: 'Done', bytes: 2_048, endedAt: expect.any(String) }]);
    expect((await service.call(systemTasks.backups, { token })).body).toEqual({
      isThere: true,
      items: keeper.backups,
    });
  });

  it('is asked for again when the keeper was ended before it was done', async () => {
    keeper = new StandIn();
    const { body } = await start('Backup');
    await eventually(() => Promise.resolve(expect(keeper?.asked).toEqual([body.id])));
    keeper.running = null;
    await round();
    expect(keeper.asked).toEqual([body.id, body.id]);
  });

  it('says why it failed', async () => {
    keeper = new StandIn();
    const { body } = await start('Backup');
    keeper.failed = { [body.id]: 'The disk is full' };
    await round();
    expect(await all()).toMatchObject([{ status: 'Failed', fault: 'The disk is full' }]);
  });

  it('is refused while another one is taken, also when both come at one moment', async () => {
    keeper = new StandIn();
    const answers = await Promise.all([start('Backup', 'a'), start('Backup', 'b')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 'A backup is being taken already.',
    });
    expect(await all()).toHaveLength(1);
  });

  it('is not begun without a keeper', async () => {
    expect(await start('Backup')).toMatchObject({
      status: 503,
      body: { error: 'The keeper of backups does not answer. Nothing was started.' },
    });
    expect(await all()).toEqual([]);
    expect((await service.call(systemTasks.backups, { token })).body).toEqual({ isThere: false, items: [] });
  });

  it('fails when the keeper stays away, and not before a minute', async () => {
    keeper = new StandIn();
    const { body } = await start('Backup');
    keeper.leave();
    await round();
    expect(await all()).toMatchObject([{ status: 'Running' }]);
    const made = new Date(Date.now() - 61_000);
    await service.kit.database
      .collection<{ _id: string }>('tasks')
      .updateOne({ _id: body.id }, { $set: { createdAt: made } });
    await round();
    expect(await all()).toMatchObject([{ status: 'Failed', fault: 'The keeper of backups does not answer' }]);
  });
});

it('lets every instance forget what it had remembered, and says how many did', async () => {
  const before = await service.call(systemTasks.list, { token });
  expect(before.body.total).toBe(0);
  // Written past the service: its remembered total knows nothing of it.
  const made = {
    version: 1,
    kind: 'Backup',
    status: 'Done',
    startedBy: 'x',
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  await rows().insertOne({ _id: 'f'.repeat(24), outbox: [], ...made });
  expect((await start('Clear caches')).body).toMatchObject({ status: 'Done', instances: 1 });
  expect((await service.call(systemTasks.list, { token })).body.total).toBe(2);
});

it('takes no other task', async () => {
  expect(await start('Reboot')).toMatchObject({ status: 422, body: { fields: { kind: expect.any(String) } } });
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('is nothing for a %s', async (role) => {
  const stranger = await service.tokenFor(role);
  for (const operation of [systemTasks.list, systemTasks.create, systemTasks.backups]) {
    const body = operation === systemTasks.create ? { kind: 'Backup' } : undefined;
    expect(await service.call(operation, { token: stranger, body })).toMatchObject({ status: 403 });
  }
});
