import { Injectable } from '@nestjs/common';
import { Kit, type Limit, networkOf, RecordRepository, recordSchema, type Stored } from '@portal/service-kit';
import type { UserRecord } from '../users/user.schema.js';
import { agentOf } from './agent.js';
import { lockMails, mayTellOfLock, type Step } from './lock-mails.js';
import type { From } from './session.repository.js';

interface RefusedSignIn extends Stored {
  email: string;
}

const schema = recordSchema('refused_sign_ins', { email: { type: String, required: true } });
// Only the audit log keeps them; what is carried there may go.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3_600 });

interface Refused {
  step?: Step;
  /** Whether this try locked the name, there or everywhere: then its owner is told. */
  locks: boolean;
}

/** Entries of the audit log that strangers of one network may cause in an hour. */
const entries: Limit = { purpose: 'refused sign-ins', most: 100, minutes: 60, fromFirst: true };

/** Sign-ins that were refused, for the audit log: whose account, and from where it was tried. */
@Injectable()
export class RefusedSignIns {
  private readonly records: RecordRepository<RefusedSignIn>;

  constructor(private readonly kit: Kit) {
    this.records = kit.keep(new RecordRepository<RefusedSignIn>(kit.database, 'SignIn', schema));
  }

  async keep(email: string, { agent, address }: From, user: UserRecord | null, { step = 'password', locks }: Refused) {
    const warned = locks && (await mayTellOfLock(this.kit.attempts, step, email));
    // A stranger fills no log: beyond these, what a network tries is counted by the lock alone.
    const network = networkOf(address);
    const fits = !network || (await this.kit.attempts.may(entries, network));
    if (!fits && !warned) return;
    const { browser, system } = agentOf(agent);
    await this.records.createOnce(
      { email },
      {
        subject: 'identity.sign-in.refused',
        by: { id: '', name: email, role: '', organizationId: user?.organizationId ?? '' },
        label: email,
        mails: warned ? lockMails(user, step) : [],
        data: { audit: { step, address, browser, system, ...(user ? { account: user._id } : {}) } },
      },
    );
  }
}
