import { Controller } from '@nestjs/common';
import { ticketingFiles } from '@portal/contracts';
import { type Call, Download, Handles, Kit, mimeTypes, refuse, rowsFor } from '@portal/service-kit';
import { Tickets } from '../tickets/tickets.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly tickets: Tickets,
  ) {}

  /** A file is read with the permission of its ticket; until it has one, only by who brought it. */
  @Handles(ticketingFiles.download)
  async download({ actor, params }: Call<typeof ticketingFiles.download>) {
    const file = await this.kit.files.find(params.id);
    if (!file) throw refuse('NOT_FOUND');
    const { record, uploader, type } = file.metadata;
    if (record) await this.tickets.get(record.id, rowsFor(actor, 'view', 'Ticket'));
    else if (uploader !== actor.id) throw refuse('NOT_FOUND');
    return new Download(file.filename, mimeTypes[type], this.kit.files.read(file._id), file.length);
  }
}
