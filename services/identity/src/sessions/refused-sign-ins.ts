import { Injectable } from '@nestjs/common';
import { Kit, Records, recordSchema, type Stored } from '@portal/service-kit';
import type { UserRecord } from '../users/user.schema.js';
import { agentOf } from './agent.js';
import type { From } from './sessions.js';

interface RefusedSignIn extends Stored {
  email: string;
}

const schema = recordSchema('refused_sign_ins', { email: { type: String, required: true } });
// Only the audit log keeps them; what is carried there may go.
schema.index({ createdAt: 1 }, { expireAfterSeconds: 24 * 3_600 });

/** Sign-ins that were refused, for the audit log: whose account, and from where it was tried. */
@Injectable()
export class RefusedSignIns {
  private readonly records: Records<RefusedSignIn>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<RefusedSignIn>(kit.database, 'SignIn', schema));
  }

  async keep(email: string, { agent, address }: From, user: UserRecord | null, step = 'password') {
    const { browser, system } = agentOf(agent);
    await this.records.create(
      { email },
      {
        subject: 'identity.sign-in.refused',
        by: { id: '', name: email, role: '', organizationId: user?.organizationId ?? '' },
        label: email,
        data: { audit: { step, address, browser, system, ...(user ? { account: user._id } : {}) } },
      },
    );
  }
}
