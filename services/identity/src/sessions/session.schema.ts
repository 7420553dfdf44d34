import { recordSchema, type Stored } from '@portal/service-kit';

/** One sign-in: the family of refresh tokens that follow from it. Tokens are stored as hashes only. */
export interface SessionRecord extends Stored {
  userId: string;
  epoch: number;
  /** Each refresh token follows from this and the one before it. */
  secret: string;
  tokenHash: string;
  previousHash?: string;
  rotatedAt?: Date;
  expiresAt: Date;
  endedAt?: Date;
  /** What the browser calls itself, and from where it came last. */
  agent?: string;
  address?: string;
  lastUsedAt?: Date;
  /** Minutes without anybody there after which it ends, as was set when it began. */
  idleMinutes?: number;
}

export const sessionSchema = recordSchema('sessions', {
  userId: { type: String, required: true },
  epoch: { type: Number, required: true },
  secret: { type: String, required: true },
  tokenHash: { type: String, required: true },
  previousHash: String,
  rotatedAt: Date,
  expiresAt: { type: Date, required: true },
  endedAt: Date,
  agent: String,
  address: String,
  lastUsedAt: Date,
  idleMinutes: Number,
});
sessionSchema.index({ userId: 1, epoch: 1, lastUsedAt: -1 });
sessionSchema.index({ endedAt: 1 }, { partialFilterExpression: { endedAt: { $exists: true } } });
// A day later, so that nothing is lost that still lies in the outbox.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 24 * 3_600 });
