import { Injectable } from '@nestjs/common';
import { dayInIndia } from '@portal/contracts';
import { portalItself, Sweep } from '@portal/service-kit';
import { documentEvent } from './document.events.js';
import { reminderSteps } from './document-expiry.js';
import { DocumentRepository } from './document.repository.js';

/** Tells who brought a document 30 and 7 days before its end, and when it has ended, each once for each end; of a rejected one nothing. */
@Injectable()
export class DocumentReminders extends Sweep {
  constructor(private readonly documents: DocumentRepository) {
    super();
  }

  async sweep() {
    for (const { told, mark, ends } of reminderSteps()) {
      const untold = { $expr: { $ne: ['$remindedFor', { $concat: ['$expiresOn', ` ${mark}`] }] } };
      for await (const { _id } of this.documents.each({ status: { $ne: 'rejected' }, expiresOn: ends, ...untold }))
        await this.documents.update(_id, {}, (document) => {
          const { expiresOn: day = '', remindedFor, uploadedAt } = document;
          const wanted = `${day} ${mark}`;
          // What had ended before it was brought is kept for its own sake.
          if (remindedFor === wanted || dayInIndia(uploadedAt) > day) return {};
          const event = documentEvent(told, portalItself, document, { day });
          return { set: { remindedFor: wanted }, event, quiet: true };
        });
    }
  }
}
