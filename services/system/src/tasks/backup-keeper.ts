import { Injectable } from '@nestjs/common';
import { Kit, log } from '@portal/service-kit';
import { z } from 'zod';

const KeeperState = z.object({
  running: z.string().nullable(),
  failed: z.record(z.string(), z.string()),
  backups: z.array(z.object({ id: z.string(), at: z.string(), bytes: z.int() })),
});

/** How it is with the keeper: the task it works on, those that failed and why, and the backups that lie there. */
export type KeeperState = z.output<typeof KeeperState>;

/**
 * The program that takes backups (tooling/backup/keeper.mjs): it has the operator's accounts, which no service gets, and does only
 * what is asked here.
 */
@Injectable()
export class BackupKeeper {
  constructor(private readonly kit: Kit) {}

  /** @returns nothing when it does not answer */
  async state(): Promise<KeeperState | undefined> {
    const { status, body } = await this.kit.bus.request('backup.state', '', undefined, 3_000);
    if (status !== 200) return undefined;
    return KeeperState.parse(JSON.parse(Buffer.from(body).toString()));
  }

  /** Lets it take a backup for this task. The same one again does nothing. */
  async take(task: string) {
    const { status } = await this.kit.bus.request('backup.take', JSON.stringify({ task }), undefined, 3_000);
    if (status !== 200) log.warn({ task, status }, 'the keeper of backups did not take the task');
  }
}
