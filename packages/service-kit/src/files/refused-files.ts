import type { RecordReference, RecordType, Service } from '@portal/contracts';
import type { Connection } from 'mongoose';
import type { FileRecord } from './files.js';
import type { NewEvent } from '../store/outbox.js';
import { RecordRepository } from '../store/record-repository.js';
import { recordSchema, type Stored } from '../store/stored.js';

/** A file in which the scanner found something; its content is gone, this stays. */
export interface RefusedFile extends Stored {
  name: string;
  threat: string;
  uploader: string;
}

const portal = { id: 'portal', name: 'Portal', role: 'System', organizationId: '' };

/** The records with a page on which their files stand. */
const withPage: Record<string, RecordType> = { Order: 'order', Ticket: 'ticket', Registration: 'registration' };

function pageOf({ record }: FileRecord['metadata']): RecordReference {
  const type = record && withPage[record.type];
  return type ? { type, id: record.id } : { type: 'account' };
}

/** Each refused file once, with the event that the audit log and who brought the file hear. */
export class RefusedFiles {
  readonly records: RecordRepository<RefusedFile>;

  constructor(
    connection: Connection,
    private readonly service: Service,
  ) {
    const text = { type: String, required: true };
    const schema = recordSchema('refused-files', { name: text, threat: text, uploader: text });
    // Only the audit log keeps them; what is carried there may go.
    schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3_600 });
    this.records = new RecordRepository(connection, 'File', schema);
  }

  /** Told once, however often the file is looked at. */
  async tell(file: FileRecord, threat: string) {
    const { uploader } = file.metadata;
    const fields = { _id: file._id, name: file.filename, threat, uploader };
    await this.records.createOnce(fields, this.event(file, threat));
  }

  private event({ filename, metadata }: FileRecord, threat: string): NewEvent {
    return {
      subject: `${this.service}.file.refused`,
      by: portal,
      label: filename,
      data: { threat, uploader: metadata.uploader },
      notice: {
        users: [metadata.uploader],
        title: 'The file {{name}} was removed: the virus scanner found something harmful in it',
        values: { name: filename },
        record: pageOf(metadata),
      },
    };
  }
}
