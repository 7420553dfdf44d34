import { Injectable } from '@nestjs/common';
import { portalItself, Sweep } from '@portal/service-kit';
import { documentEvent } from './document.events.js';
import { endsBetween } from './document-expiry.js';
import { DocumentRepository } from './document.repository.js';

/** Reminds who brought a document 30 days before its end, once for each end. */
@Injectable()
export class DocumentReminders extends Sweep {
  constructor(private readonly documents: DocumentRepository) {
    super();
  }

  async sweep() {
    const due = { expiresOn: endsBetween('soon'), $expr: { $ne: ['$remindedFor', '$expiresOn'] } };
    for await (const { _id } of this.documents.each(due)) {
      await this.documents.update(_id, {}, (document) =>
        document.remindedFor === document.expiresOn
          ? {}
          : {
              set: { remindedFor: document.expiresOn },
              event: documentEvent('reminded', portalItself, document, { day: document.expiresOn ?? '' }),
            },
      );
    }
  }
}
