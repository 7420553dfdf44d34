import { Injectable } from '@nestjs/common';
import type { Actor, identityFiles } from '@portal/contracts';
import { type Call, type FileRecord, Kit, refuse, rowsFor } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';

/** Files of accounts: a picture is seen by its owner and by who sees the account, other files by their owner and by administrators. */
@Injectable()
export class OwnFiles {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
  ) {}

  async download({ actor, params }: Call<typeof identityFiles.download>) {
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  async scan({ actor, params }: Call<typeof identityFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file) throw refuse('NOT_FOUND');
    await this.check(actor, file);
    return file;
  }

  private async check(actor: Actor, { metadata: { record, uploader } }: FileRecord) {
    if (!record) {
      if (uploader !== actor.id) throw refuse('NOT_FOUND');
      return;
    }
    if (record.id === actor.id) return;
    await this.users.findOrFail(record.id, rowsFor(actor, record.type === 'Avatar' ? 'view' : 'edit', 'User'));
  }
}
