import { Injectable } from '@nestjs/common';
import {
  type Change,
  DomainError,
  type NewEvent,
  Kit,
  nextOtp,
  RecordRepository,
  recordSchema,
  type Request,
  type Stored,
  type StoredOtp,
  tryOtp,
} from '@portal/service-kit';
import { type MailedKey, StatusLinks } from './status-links.js';

/** The codes of one registration; where nobody is to be mailed there is one too, that nobody has. */
interface StatusCodeRecord extends Stored {
  otp?: StoredOtp;
}

const schema = recordSchema('status_codes', { otp: Object });
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3_600 });
schema.index({ 'requests.key': 1 }, { sparse: true });

/** Codes that open a registration for who reads the applicant's mails; hashed, for ten minutes, once, three wrong ones at most. */
@Injectable()
export class StatusCodes {
  private readonly records: RecordRepository<StatusCodeRecord>;

  constructor(
    kit: Kit,
    private readonly links: StatusLinks,
  ) {
    this.records = kit.keep(new RecordRepository<StatusCodeRecord>(kit.database, 'StatusCode', schema));
  }

  /** `eventOf` is what leaves with the code, its mail above all; nothing leaves when too many did. */
  async make(registrationId: string, eventOf: (key: MailedKey) => NewEvent | undefined, request: Request) {
    await this.records.assertSameRequest(request);
    await this.begin(registrationId);
    const decide = async ({ otp }: StatusCodeRecord): Promise<Change<StatusCodeRecord>> => {
      const next = nextOtp(otp);
      const token = await this.links.make(registrationId);
      if ('wait' in next) return {};
      return { set: { otp: next.otp }, secret: ['otp'], event: eventOf({ code: next.code, token }) };
    };
    await this.records.update(registrationId, {}, decide, { request });
  }

  /** Takes the newest code of a registration: true if it was this one, which then works no more. */
  async spend(registrationId: string, code: string): Promise<boolean> {
    let right = false;
    try {
      await this.records.update(registrationId, {}, ({ otp: stored }) => {
        const { result, otp } = tryOtp(stored, code);
        right = result === 'right';
        return stored && otp !== stored ? { set: { otp }, secret: ['otp'] } : {};
      });
    } catch (error) {
      // No code was ever sent, or so many guess at this moment that this one gets no turn.
      if (error instanceof DomainError) return false;
      throw error;
    }
    return right;
  }

  private async begin(_id: string) {
    if (await this.records.find(_id)) return;
    await this.records.createOnce({ _id }, undefined);
  }
}
