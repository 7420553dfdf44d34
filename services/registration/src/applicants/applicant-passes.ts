import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { passMinutes } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { openAgain } from '../registrations/registration.errors.js';

interface StoredPass {
  /** Hash of what the applicant's page holds. */
  _id: string;
  registrationIds: string[];
  expiresAt: Date;
}

const hashOf = (pass: string) => createHash('sha256').update(pass).digest('base64url');

/** For half an hour after a registration was opened, its page need not ask for password or code again. */
@Injectable()
export class ApplicantPasses implements OnModuleInit {
  constructor(private readonly kit: Kit) {}

  async onModuleInit() {
    await this.stored.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  async make(registrationIds: string[]): Promise<string> {
    const pass = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + passMinutes * 60_000);
    await this.stored.insertOne({ _id: hashOf(pass), registrationIds, expiresAt });
    return pass;
  }

  /** Refuses a pass that is none, too old, or of other registrations. */
  async check(pass: string, registrationId: string) {
    const found = await this.stored.findOne({ _id: hashOf(pass), expiresAt: { $gt: new Date() } });
    if (!found?.registrationIds.includes(registrationId)) throw openAgain();
  }

  private get stored() {
    return this.kit.database.collection<StoredPass>('applicant_passes');
  }
}
