import { Injectable } from '@nestjs/common';
import type { SystemTask, systemTasks as contract } from '@portal/contracts';
import { type Call, DomainError, isDuplicateKey, Kit, rollCall } from '@portal/service-kit';
import { BackupFollowing } from './backup-following.js';
import { BackupKeeper } from './backup-keeper.js';
import { taskEvent } from './task.events.js';
import { sortable, TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';
import { taskView } from './task.view.js';

const running = () => new DomainError('BACKUP_RUNNING', 409, 'A backup is being taken already.');
const noKeeper = () =>
  new DomainError('NO_BACKUP_KEEPER', 503, 'The keeper of backups does not answer. Nothing was started.');

/** What a Super Admin lets the portal do to itself. */
@Injectable()
export class TaskService {
  constructor(
    private readonly kit: Kit,
    private readonly tasks: TaskRepository,
    private readonly keeper: BackupKeeper,
    private readonly following: BackupFollowing,
  ) {}

  async list({ query }: Call<typeof contract.list>) {
    const { kind, status } = query;
    const filter = { ...(kind ? { kind } : {}), ...(status ? { status } : {}) };
    const page = await this.tasks.list([filter], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(taskView) };
  }

  async create(call: Call<typeof contract.create>): Promise<SystemTask> {
    const make = call.body.kind === 'Backup' ? this.backup(call) : this.clearing(call);
    return taskView(await this.tasks.once(call, make));
  }

  private backup(call: Call<typeof contract.create>) {
    return async () => {
      if (!(await this.keeper.state())) throw noKeeper();
      const task = await this.make(call, { status: 'Running' }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? running() : error;
      });
      void this.following.sweep().catch(() => undefined);
      return task;
    };
  }

  private clearing(call: Call<typeof contract.create>) {
    return async () => {
      const cleared = (await rollCall(this.kit.nats, this.kit.service, 'portal.forget')) ?? [];
      return this.make(call, { status: 'Done', endedAt: new Date(), instances: cleared.length });
    };
  }

  private make(call: Call<typeof contract.create>, outcome: Pick<TaskRecord, 'status' | 'endedAt' | 'instances'>) {
    const { actor, body } = call;
    const fields = { ...body, ...outcome, startedBy: actor.name };
    return this.tasks.createOnce(fields, taskEvent('created', actor, body), call);
  }
}
