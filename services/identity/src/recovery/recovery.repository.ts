import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type NewEvent,
  Kit,
  RecordRepository,
  recordSchema,
  type Request,
  type Stored,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { tokenHash } from '../sessions/refresh-token.js';
import { linkRefused } from './recovery.errors.js';

/** A link that was mailed; for an address without an account there is one too, that nobody has. */
export interface RecoveryRecord extends Stored {
  userId?: string;
  /** Of the account then: a password change since makes the link worthless. */
  epoch?: number;
  expiresAt: Date;
  /** Since when a password was set with it. */
  usedAt?: Date;
}

const schema = recordSchema('recoveries', {
  userId: String,
  epoch: Number,
  expiresAt: { type: Date, required: true },
  usedAt: Date,
});
// A day later, so that nothing is lost that still lies in the outbox, and an old link can say that it is old.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 3_600 });
schema.index({ userId: 1, createdAt: -1 }, { partialFilterExpression: { userId: { $exists: true } } });

/** Where links for forgotten passwords live, by the hash of their token. */
@Injectable()
export class RecoveryRepository extends RecordRepository<RecoveryRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Recovery', schema);
    kit.keep(this);
  }

  /** Made at a moment of the database's clock: whichever instance made it, the newest one is the newest. */
  async keep(
    token: string,
    fields: Pick<RecoveryRecord, 'userId' | 'epoch' | 'expiresAt'>,
    event: NewEvent | undefined,
    request: Request,
  ) {
    return this.createOnce({ _id: tokenHash(token), ...fields, createdAt: await this.now() }, event, request);
  }

  /** A link that was mailed to somebody, whether it still works or not. */
  byToken(token: string): Promise<RecoveryRecord | null> {
    return this.findOne({ _id: tokenHash(token), userId: { $exists: true } });
  }

  /** Was a newer link mailed to the same account? Of several of one moment one works. */
  isReplaced({ _id, userId, createdAt }: RecoveryRecord): Promise<boolean> {
    const newer = [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $gt: _id } }];
    return this.exists({ userId, $or: newer });
  }

  /** Takes the link, for the one who is first: of the same request in two instances one, too. */
  spend(token: string, request: Request, session: ClientSession): Promise<RecoveryRecord> {
    const now = new Date();
    const works = { usedAt: { $exists: false }, expiresAt: { $gt: now } };
    return this.update(tokenHash(token), works, () => ({ set: { usedAt: now } }), { request, session }).catch(
      (error: unknown) => {
        throw error instanceof DomainError && error.code === 'NOT_FOUND' ? linkRefused('used') : error;
      },
    );
  }
}
