import { Injectable } from '@nestjs/common';
import { portalItself, Sweep } from '@portal/service-kit';
import { BackupKeeper, type KeeperState } from './backup-keeper.js';
import { taskEvent } from './task.events.js';
import { TaskRepository } from './task.repository.js';
import type { TaskRecord } from './task.schema.js';

const second = 1_000;
/** So long a keeper may be away before a backup that waits for it has failed. */
const awayAtMost = 60 * second;

/**
 * Follows backups until they lie with the keeper. Whoever is killed meanwhile, keeper or service, the backup is asked for again by
 * the task's id, and taken once.
 */
@Injectable()
export class BackupFollowing extends Sweep {
  protected override readonly round = 2 * second;

  constructor(
    private readonly tasks: TaskRepository,
    private readonly keeper: BackupKeeper,
  ) {
    super();
  }

  async sweep() {
    for await (const task of this.tasks.each({ kind: 'Backup', status: 'Running' }))
      await this.follow(task, await this.keeper.state());
  }

  private async follow({ _id, createdAt }: TaskRecord, state: KeeperState | undefined) {
    if (!state) {
      if (Date.now() - createdAt.getTime() < awayAtMost) return;
      return this.end(_id, { status: 'Failed', fault: 'The keeper of backups does not answer' });
    }
    const backup = state.backups.find(({ id }) => id === _id);
    if (backup) return this.end(_id, { status: 'Done', bytes: backup.bytes });
    const fault = state.failed[_id];
    if (fault !== undefined) return this.end(_id, { status: 'Failed', fault });
    if (state.running !== _id) await this.keeper.take(_id);
  }

  private async end(id: string, outcome: Pick<TaskRecord, 'status' | 'fault' | 'bytes'>) {
    await this.tasks.update(id, {}, (task) =>
      task.status === 'Running'
        ? {
            set: { ...outcome, endedAt: new Date() },
            event: taskEvent(outcome.status === 'Done' ? 'done' : 'failed', portalItself, task),
          }
        : {},
    );
  }
}
