import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@portal/service-kit';
import { documentEvent } from './document.events.js';
import { endsBetween } from './document-expiry.js';
import { DocumentRepository } from './document.repository.js';

const round = 60 * 60 * 1_000;
const portal = { id: 'portal', name: 'Portal', role: 'Super Admin', organizationId: 'portal' };

/** Reminds who brought a document 30 days before its end, once for each end. */
@Injectable()
export class DocumentReminders implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(private readonly documents: DocumentRepository) {}

  onApplicationBootstrap() {
    const quietly = () =>
      void this.remind().catch((error: unknown) =>
        log.warn({ error: String(error) }, 'documents were not reminded of'),
      );
    quietly();
    this.timer = setInterval(quietly, round).unref();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  async remind() {
    const due = { expiresOn: endsBetween('soon'), $expr: { $ne: ['$remindedFor', '$expiresOn'] } };
    for await (const { _id } of this.documents.each(due)) {
      await this.documents.update(_id, {}, (document) =>
        document.remindedFor === document.expiresOn
          ? {}
          : {
              set: { remindedFor: document.expiresOn },
              event: documentEvent('reminded', portal, document, { day: document.expiresOn ?? '' }),
            },
      );
    }
  }
}
