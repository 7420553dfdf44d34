import { Injectable } from '@nestjs/common';
import type { Actor, identityFiles } from '@portal/contracts';
import { type Call, Download, type FileRecord, Kit, mimeTypes, refuse, rowsFor } from '@portal/service-kit';
import { Users } from '../users/users.js';

/** Files of accounts: a picture is seen by its owner and by who sees the account, other files by administrators. */
@Injectable()
export class OwnFiles {
  constructor(
    private readonly kit: Kit,
    private readonly users: Users,
  ) {}

  async download({ actor, params }: Call<typeof identityFiles.download>) {
    const file = await this.kit.files.find(params.id);
    if (!file) throw refuse('NOT_FOUND');
    await this.check(actor, file);
    return new Download(file.filename, mimeTypes[file.metadata.type], this.kit.files.read(file._id), file.length);
  }

  private async check(actor: Actor, { metadata: { record, uploader } }: FileRecord) {
    if (!record) {
      if (uploader !== actor.id) throw refuse('NOT_FOUND');
      return;
    }
    if (record.type === 'Avatar' && record.id === actor.id) return;
    await this.users.get(record.id, rowsFor(actor, record.type === 'Avatar' ? 'view' : 'edit', 'User'));
  }
}
