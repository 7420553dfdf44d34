import { type Actor, type EndedSession, EndedSessions, KeyList, trust } from '@portal/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { importJWK, jwtVerify, type CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { refuse } from '../domain-error.js';
import { eventsHeard } from '../events/parcel.js';
import { log } from '../log.js';
import type { Bus } from '../transport/bus.js';
import { actorFrom, Claims, tokenAlgorithm, tokenAudience, tokenIssuer } from './claims.js';

const most = 10_000;
/** Unknown keys make one question to identity in this time (milliseconds), however many tokens name one. */
const pace = 5_000;
/** The same while identity does not answer, so that it is found again soon. */
const paceWhileAway = 200;
/** So often (milliseconds) the keys are read anew: new ones are known before they sign, withdrawn ones are forgotten. */
export const keyRound = 60_000;

interface Known {
  actor: Actor;
  kid: string;
  epoch?: number;
  issuedAt: number;
  expires: number;
}

/** Verifies access tokens once and remembers them; knows at once of sessions that ended. */
export class Verifier {
  private keys = new Map<string, CryptoKey | Uint8Array>();
  private readonly known = new LRUCache<string, Known>({ max: most });
  private readonly endedSessions = new Map<string, number>();
  private readonly endedUsers = new Map<string, Pick<EndedSession, 'epoch' | 'before'>>();
  private mayAskFrom = 0;
  /** The time by the clock of identity, as it was when it answered, and when that was by one that nobody sets. */
  private signers?: { at: number; answered: number };
  private asking?: Promise<boolean>;

  constructor(private readonly bus: Pick<Bus, 'request'>) {}

  /** Follows ended sessions; call `refresh` until it succeeds before taking work. */
  follow(connection: NatsConnection) {
    connection.subscribe('events.identity.session.ended', {
      callback: (_, message) => {
        for (const { data } of eventsHeard(message)) this.end(data as unknown as EndedSession);
      },
    });
    const round = setInterval(() => void this.refresh().catch(() => false), keyRound).unref();
    void connection.closed().then(() => clearInterval(round));
  }

  /** Reads keys and ended sessions from identity; false while identity is away. */
  refresh(): Promise<boolean> {
    this.asking ??= this.read().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Who the token (with or without "Bearer ") speaks for; refuses 401. */
  async actorOf(authorization: string | undefined): Promise<Actor> {
    const token = authorization?.replace(/^Bearer /i, '');
    if (!token) throw refuse('UNAUTHENTICATED');
    const entry = this.known.get(token) ?? (await this.verify(token));
    if (entry.expires <= this.now() || !this.keys.has(entry.kid) || this.isEnded(entry)) {
      this.known.delete(token);
      throw refuse('UNAUTHENTICATED');
    }
    return entry.actor;
  }

  private async read(): Promise<boolean> {
    const [keys, ended] = await Promise.all([this.bus.request(trust.keys, ''), this.bus.request(trust.ended, '')]);
    if (keys.status !== 200 || ended.status !== 200) return false;
    const text = new TextDecoder();
    const { keys: list, at } = KeyList.parse(JSON.parse(text.decode(keys.body)));
    if (at !== undefined) this.signers = { at, answered: performance.now() };
    // The list replaces what was known: what identity has withdrawn verifies nothing any more.
    this.keys = new Map(
      await Promise.all(list.map(async (key) => [key.kid, await importJWK(key, tokenAlgorithm)] as const)),
    );
    for (const item of EndedSessions.parse(JSON.parse(text.decode(ended.body))).items) this.end(item);
    return true;
  }

  private async verify(token: string): Promise<Known> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, (header) => this.keyOf(header.kid), {
        algorithms: [tokenAlgorithm],
        issuer: tokenIssuer,
        audience: tokenAudience,
        typ: 'at+jwt',
        clockTolerance: 5,
        currentDate: new Date(this.now()),
      });
      const claims = Claims.parse(payload);
      const kid = protectedHeader.kid ?? '';
      const { epoch, iat: issuedAt, exp } = claims;
      const entry = { actor: actorFrom(claims), kid, epoch, issuedAt, expires: exp * 1000 };
      this.known.set(token, entry);
      return entry;
    } catch (error) {
      log.debug({ error: String(error) }, 'token refused');
      throw refuse('UNAUTHENTICATED');
    }
  }

  /** A token ends by the clock of who signed it: another one may be set otherwise, and would refuse it at once or too late. */
  private now() {
    return this.signers ? this.signers.at + performance.now() - this.signers.answered : Date.now();
  }

  private async keyOf(kid = '') {
    if (!this.keys.has(kid)) await this.askForUnknown();
    const key = this.keys.get(kid);
    if (!key) throw new Error('unknown key');
    return key;
  }

  /** Anybody can name keys that never were: they are looked up together, and seldom. */
  private async askForUnknown() {
    if (this.asking) return void (await this.asking);
    if (performance.now() < this.mayAskFrom) return;
    const answered = await this.refresh().catch(() => false);
    this.mayAskFrom = performance.now() + (answered ? pace : paceWhileAway);
  }

  private end({ sessionId, userId, epoch, before }: EndedSession) {
    if (sessionId) this.endedSessions.set(sessionId, before);
    if (!userId) return;
    const known = this.endedUsers.get(userId);
    this.endedUsers.set(userId, {
      epoch: Math.max(epoch ?? 0, known?.epoch ?? 0),
      before: Math.max(before, known?.before ?? 0),
    });
  }

  /** By the epoch, for a clock may be set: by its time a token could seem to be made after the end of all sessions. */
  private isEnded({ actor, epoch, issuedAt }: Known) {
    if (this.endedSessions.has(actor.sessionId)) return true;
    const ended = this.endedUsers.get(actor.id);
    if (!ended) return false;
    return epoch !== undefined && ended.epoch ? epoch < ended.epoch : issuedAt < ended.before;
  }
}
