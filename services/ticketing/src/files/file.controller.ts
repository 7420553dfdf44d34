import { Controller } from '@nestjs/common';
import { type Actor, ticketingFiles } from '@portal/contracts';
import { type Call, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { TicketRepository } from '../tickets/ticket.repository.js';
import { TutorialRepository } from '../tutorials/tutorial.repository.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly tickets: TicketRepository,
    private readonly tutorials: TutorialRepository,
  ) {}

  @Handles(ticketingFiles.download)
  async download({ actor, params }: Call<typeof ticketingFiles.download>) {
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  @Handles(ticketingFiles.scan)
  async scan({ actor, params }: Call<typeof ticketingFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  /** A file is read with the permission of its ticket or tutorial, of a ticket not by the maker of the goods; until it has one, only by who brought it. */
  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file) throw refuse('NOT_FOUND');
    const { record, uploader } = file.metadata;
    if (record?.type === 'Tutorial') await this.tutorials.findOrFail(record.id, rowsFor(actor, 'view', 'Tutorial'));
    else if (record && actor.role === 'OEM') throw refuse('NOT_FOUND');
    else if (record) await this.tickets.findOrFail(record.id, rowsFor(actor, 'view', 'Ticket'));
    else if (uploader !== actor.id) throw refuse('NOT_FOUND');
    return file;
  }
}
