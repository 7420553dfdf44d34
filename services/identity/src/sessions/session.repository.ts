import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { type Change, type NewEvent, Kit, newId, RecordRepository } from '@portal/service-kit';
import { portalItself } from '../portal-itself.js';
import { emailOf, whoOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';
import { aheadMilliseconds, graceSeconds, sessionDays, tokenSeconds } from './lifetimes.js';
import { firstToken, successorOf, tokenHash } from './refresh-token.js';
import { type SessionRecord, sessionSchema } from './session.schema.js';

/** Where a request comes from. */
export interface From {
  agent: string;
  address: string;
  /** What the browser keeps to be known again. */
  device?: string;
}

const alive = () => ({ endedAt: { $exists: false }, expiresAt: { $gt: new Date() } });

/** Where sessions live. */
@Injectable()
export class SessionRepository extends RecordRepository<SessionRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Session', sessionSchema);
    kit.keep(this);
  }

  /** A new session and its first refresh token. */
  async start(
    user: UserRecord,
    { agent, address }: From,
    idleMinutes: number,
  ): Promise<{ session: SessionRecord; token: string }> {
    const _id = newId();
    const token = firstToken(_id);
    const fields = {
      _id,
      userId: user._id,
      epoch: user.epoch,
      secret: randomBytes(32).toString('base64url'),
      tokenHash: tokenHash(token),
      agent,
      address,
      lastUsedAt: new Date(),
      idleMinutes,
      expiresAt: new Date(Date.now() + sessionDays * 24 * 3_600_000),
    };
    const event: NewEvent = {
      subject: 'identity.session.started',
      by: whoOf(user),
      label: `${user.name} (${emailOf(user)})`,
      organizations: [user.organizationId],
    };
    return { session: await this.createOnce(fields, event), token };
  }

  /**
   * Replaces a refresh token. An old one that comes back within the grace gets the same successor; later, or once that was
   * used, two hold the family: the session ends. Throws 404 when there is no such session any more.
   */
  async rotate(
    id: string,
    token: string,
    { agent, address }: From,
  ): Promise<{ session: SessionRecord; token: string }> {
    let next = '';
    // By the clock that all instances share: whoever answers the second of two tabs sees the same grace.
    const now = await this.now();
    const session = await this.update(id, alive(), (current) => {
      if (isIdle(current)) return endOf(current, portalItself, 'Nobody was there for too long');
      next = successorOf(token, id, current.secret);
      const change = rotation(current, { given: tokenHash(token), next: tokenHash(next), now });
      return { ...change, set: { ...change.set, agent, address, lastUsedAt: new Date() } };
    });
    return { session, token: next };
  }

  end(id: string, by: PortalEvent['by']) {
    return this.update(id, alive(), (current) => endOf(current, by));
  }

  /** The sessions of an account that still work, the last used first. */
  of({ _id, epoch }: Pick<UserRecord, '_id' | 'epoch'>): Promise<SessionRecord[]> {
    return this.findMany({ userId: _id, epoch, ...alive() }, { sort: { lastUsedAt: -1 }, limit: 200 });
  }

  countOf({ _id, epoch }: Pick<UserRecord, '_id' | 'epoch'>): Promise<number> {
    return this.count({ userId: _id, epoch, ...alive() });
  }

  /** Ends one of an account's sessions; 404 when it is not one of them. */
  endOwn(id: string, userId: string, by: PortalEvent['by']) {
    return this.update(id, { userId, ...alive() }, (current) => endOf(current, by));
  }

  /** Notes that a session is in use, at most once a minute. */
  async used(id: string) {
    const minuteAgo = new Date(Date.now() - 60_000);
    await this.updateOne({ _id: id, lastUsedAt: { $lt: minuteAgo } }, { $set: { lastUsedAt: new Date() } });
  }

  /** Sessions that ended while a token of theirs may still be young. */
  async ended() {
    const since = new Date(Date.now() - tokenSeconds * 1_000 - aheadMilliseconds);
    const found = await this.findMany({ endedAt: { $gt: since } }, { fields: ['endedAt'] });
    return found.flatMap(({ _id, endedAt }) =>
      endedAt ? [{ sessionId: _id, before: endedAt.getTime() / 1_000 }] : [],
    );
  }
}

/**
 * The browser tells of a user only when it renews its token, so nobody is known to be away before that token's end has passed
 * too.
 */
function isIdle({ lastUsedAt, idleMinutes }: SessionRecord) {
  if (!lastUsedAt || !idleMinutes) return false;
  return lastUsedAt.getTime() + (idleMinutes * 60 + tokenSeconds) * 1_000 < Date.now();
}

/** The hash of the token that came back, and of what follows it. */
interface Rotation {
  given: string;
  next: string;
  now: Date;
}

function rotation(session: SessionRecord, { given, next, now }: Rotation): Change<SessionRecord> {
  if (given === session.tokenHash) return { set: { tokenHash: next, previousHash: given, rotatedAt: now } };
  const young = session.rotatedAt !== undefined && session.rotatedAt.getTime() > now.getTime() - graceSeconds * 1_000;
  if (given === session.previousHash && young) return { set: {} };
  return endOf(session, portalItself, 'An old refresh token came back');
}

function endOf(session: SessionRecord, by: PortalEvent['by'], label = by.name): Change<SessionRecord> {
  const endedAt = new Date();
  return {
    set: { endedAt },
    event: {
      subject: 'identity.session.ended',
      by,
      label,
      organizations: by.organizationId ? [by.organizationId] : [],
      data: { sessionId: session._id, before: endedAt.getTime() / 1_000 },
    },
  };
}
