import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { DomainError, type NewEvent, Kit, RecordRepository, recordSchema, type Stored } from '@portal/service-kit';

/** An approved registration that got no account, and why; its id is the registration's. */
interface AccountRefusalRecord extends Stored {
  reason: string;
  /** The decisions that were refused; another one is looked at anew. */
  eventIds?: string[];
  /** Somebody has asked for another try since. */
  lifted?: boolean;
}

const schema = recordSchema('account_refusals', {
  reason: { type: String, required: true },
  eventIds: { type: [String], default: undefined },
  lifted: Boolean,
});

/** Remembers what was refused, so that the same event again changes nothing. */
@Injectable()
export class AccountRefusals {
  private readonly records: RecordRepository<AccountRefusalRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new RecordRepository<AccountRefusalRecord>(kit.database, 'AccountRefusal', schema));
  }

  /** Was this decision refused? The same event again changes nothing, a later one is another decision. */
  async has({ id, record }: PortalEvent) {
    const found = await this.records.find(record.id);
    return found !== null && !found.lifted && (found.eventIds?.includes(id) ?? true);
  }

  /** Somebody asks for another try. */
  async lift(registrationId: string) {
    await this.records
      .update(registrationId, { lifted: { $ne: true } }, () => ({ set: { lifted: true } }))
      .catch((error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
      });
  }

  async keep({ id: eventId, record, by }: PortalEvent, reason: string) {
    const event: NewEvent = {
      subject: 'identity.account.refused',
      by,
      label: record.label,
      data: { registrationId: record.id, reason },
    };
    const made = this.records.prepare({ _id: record.id, reason, eventIds: [eventId] }, event);
    if (!(await this.records.insertNew([made]))) await this.again(record.id, { reason, eventId }, event);
  }

  private async again(id: string, { reason, eventId }: { reason: string; eventId: string }, event: NewEvent) {
    await this.records.update(id, {}, ({ lifted, eventIds = [] }) => {
      if (!lifted && eventIds.includes(eventId)) return {};
      return { set: { reason, lifted: false, eventIds: [...new Set([...eventIds, eventId])] }, event };
    });
  }
}
