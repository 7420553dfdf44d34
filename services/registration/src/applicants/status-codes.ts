import { Injectable } from '@nestjs/common';
import {
  type Fact,
  Kit,
  makeOtp,
  matchesOtp,
  Records,
  recordSchema,
  type Stored,
  type StoredOtp,
} from '@portal/service-kit';

/** A code that was mailed; where nobody is to be mailed there is one too, that nobody has. */
interface StatusCodeRecord extends Stored {
  registrationId?: string;
  otp: StoredOtp;
}

const schema = recordSchema('status_codes', { registrationId: String, otp: { type: Object, required: true } });
schema.index({ registrationId: 1, createdAt: -1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3_600 });

/** Codes that open a registration for who reads the applicant's mails; hashed, for ten minutes, once. */
@Injectable()
export class StatusCodes {
  private readonly records: Records<StatusCodeRecord>;

  constructor(private readonly kit: Kit) {
    this.records = kit.keep(new Records<StatusCodeRecord>(kit.database, 'StatusCode', schema));
  }

  /** `told` is what leaves with the code, its mail above all. */
  async make(registrationId: string | undefined, told: (code: string) => Fact | undefined) {
    const { code, otp } = makeOtp();
    await this.records.create({ ...(registrationId ? { registrationId } : {}), otp }, told(code));
  }

  /** Takes the newest code of a registration: true if it was this one, which then works no more. */
  async spend(registrationId: string, code: string): Promise<boolean> {
    const stored = this.kit.database.collection<StatusCodeRecord>('status_codes');
    const newest = await stored.findOne({ registrationId }, { sort: { createdAt: -1 } });
    if (!newest || !matchesOtp(newest.otp, code)) return false;
    const { modifiedCount } = await stored.updateOne(
      { _id: newest._id, 'otp.expiresAt': newest.otp.expiresAt },
      { $set: { 'otp.expiresAt': new Date(0) } },
    );
    return modifiedCount === 1;
  }
}
