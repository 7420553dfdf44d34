import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { passMinutes } from '@portal/contracts';
import { documentSchema, Kit, Repository } from '@portal/service-kit';
import { openAgain } from '../registrations/registration.errors.js';

interface StoredPass {
  /** Hash of what the applicant's page holds. */
  _id: string;
  registrationIds: string[];
  expiresAt: Date;
}

const schema = documentSchema('applicant_passes', { _id: String, registrationIds: [String], expiresAt: Date }).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);

const hashOf = (pass: string) => createHash('sha256').update(pass).digest('base64url');

/** For half an hour after a registration was opened, its page need not ask for password or code again. */
@Injectable()
export class ApplicantPasses {
  private readonly passes: Repository<StoredPass>;

  constructor(kit: Kit) {
    this.passes = kit.keep(new Repository<StoredPass>(kit.database, 'ApplicantPass', schema));
  }

  async make(registrationIds: string[]): Promise<string> {
    const pass = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + passMinutes * 60_000);
    await this.passes.insert([{ _id: hashOf(pass), registrationIds, expiresAt }]);
    return pass;
  }

  /** Refuses a pass that is none, too old, or of other registrations. */
  async check(pass: string, registrationId: string) {
    const found = await this.passes.findOne({ _id: hashOf(pass), expiresAt: { $gt: new Date() } });
    if (!found?.registrationIds.includes(registrationId)) throw openAgain();
  }
}
