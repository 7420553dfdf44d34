import { type Actor, EndedSessions, KeyList, trust } from '@portal/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { importJWK, type JWK, jwtVerify, type CryptoKey } from 'jose';
import { refuse } from '../domain-error.js';
import { eventsHeard } from '../events/parcel.js';
import { log } from '../log.js';
import type { Bus } from '../transport/bus.js';

/** What an access token says, besides the standard claims. */
export interface Claims {
  sub: string;
  sid: string;
  name: string;
  email: string;
  role: Actor['role'];
  org: string;
  orgName: string;
  dept: string;
  brands: string[];
  pwd: boolean;
  iat: number;
  exp: number;
}

export const tokenAudience = 'portal';
export const tokenAlgorithm = 'EdDSA';

const most = 10_000;

/** A session that ended, or all of a user that began before (seconds since 1970). */
interface Ended {
  sessionId?: string;
  userId?: string;
  before: number;
}

/** Verifies access tokens once and remembers them; knows at once of sessions that ended. */
export class Verifier {
  private readonly keys = new Map<string, CryptoKey | Uint8Array>();
  private readonly known = new Map<string, { actor: Actor; issuedAt: number; expires: number }>();
  private readonly endedSessions = new Map<string, number>();
  private readonly endedUsers = new Map<string, number>();

  constructor(private readonly bus: Bus) {}

  /** Follows ended sessions; call `refresh` until it succeeds before taking work. */
  follow(connection: NatsConnection) {
    connection.subscribe('events.identity.session.ended', {
      callback: (_, message) => {
        for (const { data } of eventsHeard(message)) this.end(data as unknown as Ended);
      },
    });
  }

  /** Reads keys and ended sessions from identity; false while identity is away. */
  async refresh(): Promise<boolean> {
    const [keys, ended] = await Promise.all([this.bus.request(trust.keys, ''), this.bus.request(trust.ended, '')]);
    if (keys.status !== 200 || ended.status !== 200) return false;
    const text = new TextDecoder();
    for (const key of KeyList.parse(JSON.parse(text.decode(keys.body))).keys as JWK[]) {
      this.keys.set(key.kid ?? '', await importJWK(key, tokenAlgorithm));
    }
    for (const item of EndedSessions.parse(JSON.parse(text.decode(ended.body))).items) this.end(item);
    return true;
  }

  /** Who the token (with or without "Bearer ") speaks for; refuses 401. */
  async actorOf(authorization: string | undefined): Promise<Actor> {
    const token = authorization?.replace(/^Bearer /i, '');
    if (!token) throw refuse('UNAUTHENTICATED');
    const entry = this.known.get(token) ?? (await this.verify(token));
    if (entry.expires <= Date.now() || this.isEnded(entry.actor, entry.issuedAt)) {
      this.known.delete(token);
      throw refuse('UNAUTHENTICATED');
    }
    return entry.actor;
  }

  private async verify(token: string) {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header.kid), {
        algorithms: [tokenAlgorithm],
        audience: tokenAudience,
        typ: 'at+jwt',
        clockTolerance: 5,
      });
      const claims = payload as unknown as Claims;
      const entry = { actor: actorFrom(claims), issuedAt: claims.iat, expires: claims.exp * 1000 };
      if (this.known.size >= most) this.known.clear();
      this.known.set(token, entry);
      return entry;
    } catch (error) {
      log.debug({ error: String(error) }, 'token refused');
      throw refuse('UNAUTHENTICATED');
    }
  }

  private async keyOf(kid = '') {
    if (!this.keys.has(kid)) await this.refresh();
    const key = this.keys.get(kid);
    if (!key) throw new Error('unknown key');
    return key;
  }

  private end({ sessionId, userId, before }: Ended) {
    if (sessionId) this.endedSessions.set(sessionId, before);
    if (userId) this.endedUsers.set(userId, Math.max(before, this.endedUsers.get(userId) ?? 0));
  }

  private isEnded(actor: Actor, issuedAt: number) {
    return this.endedSessions.has(actor.sessionId) || issuedAt < (this.endedUsers.get(actor.id) ?? 0);
  }
}

const actorFrom = (claims: Claims): Actor => ({
  id: claims.sub,
  name: claims.name,
  email: claims.email,
  role: claims.role,
  organizationId: claims.org,
  organizationName: claims.orgName,
  department: claims.dept,
  brands: claims.brands,
  sessionId: claims.sid,
  mustChangePassword: claims.pwd,
});
