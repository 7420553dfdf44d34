import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { DomainError, type Fact, hits, Kit, Records, recordSchema, type Stored } from '@portal/service-kit';

/** An approved registration that got no account, and why; its id is the registration's. */
interface AccountRefusalRecord extends Stored {
  reason: string;
  /** Somebody has asked for another try since. */
  lifted?: boolean;
}

const schema = recordSchema('account_refusals', { reason: { type: String, required: true }, lifted: Boolean });

/** Remembers what was refused, so that the same event again changes nothing. */
@Injectable()
export class AccountRefusals {
  private readonly records: Records<AccountRefusalRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<AccountRefusalRecord>(kit.database, 'AccountRefusal', schema));
  }

  async has(registrationId: string) {
    const found = await this.records.find(registrationId);
    return found !== null && !found.lifted;
  }

  /** Somebody asks for another try. */
  async lift(registrationId: string) {
    await this.records
      .change(registrationId, { lifted: { $ne: true } }, () => ({ set: { lifted: true } }))
      .catch((error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
      });
  }

  async keep({ record, by }: PortalEvent, reason: string) {
    const fact: Fact = {
      subject: 'identity.account.refused',
      by,
      label: record.label,
      data: { registrationId: record.id, reason },
    };
    try {
      await this.records.create({ _id: record.id, reason }, fact);
    } catch (error) {
      if (!hits(error, '_id')) throw error;
      await this.again(record.id, reason, fact);
    }
  }

  private async again(id: string, reason: string, fact: Fact) {
    await this.records.change(id, {}, ({ lifted }) => (lifted ? { set: { reason, lifted: false }, fact } : {}));
  }
}
