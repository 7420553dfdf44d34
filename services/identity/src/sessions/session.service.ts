import { Injectable } from '@nestjs/common';
import type { Actor, sessions as operations } from '@portal/contracts';
import { type Call, DomainError, Kit, log, Passwords, Reply, secretLimit, wrongCredentials } from '@portal/service-kit';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { mayEnter } from '../users/may-enter.js';
import type { UserRecord } from '../users/user.schema.js';
import { UserRepository } from '../users/user.repository.js';
import { AccessTokens } from './access-tokens.js';
import { sessionIdOf } from './refresh-token.js';
import { SessionRules } from './session-rules.js';
import { accountSuspended, refreshRefused, sessionOver, signInAttempts } from './session.errors.js';
import type { SessionRecord } from './session.schema.js';
import { sessionUser } from './session.view.js';
import { type From, SessionRepository } from './session.repository.js';
import { SecondSteps } from '../second-factor/second-steps.js';
import { KnownDevices } from './known-devices.js';
import { RefusedSignIns } from './refused-sign-ins.js';

/** The header the gateway makes a cookie of; empty clears it. */
const cookie = (token: string) => ({ 'set-refresh-cookie': token });

/** Sign-in, its renewal and its end. */
@Injectable()
export class SessionService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly organizations: OrganizationRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: AccessTokens,
    private readonly passwords: Passwords,
    private readonly steps: SecondSteps,
    private readonly refused: RefusedSignIns,
    private readonly devices: KnownDevices,
    private readonly rules: SessionRules,
  ) {}

  async signIn({ body: { email, password }, address, agent, device }: Call<typeof operations.create>) {
    const user = await this.users.byEmail(email);
    const known = await this.devices.known(device, user);
    const { left, locks, succeed } = await this.kit.attempts.takeFrom(secretLimit(signInAttempts), email, {
      address,
      device: known,
    });
    const right = await this.passwords.matches(user?.passwordHash, password);
    if (!user || !right || !this.mayEnter(user)) {
      log.warn({ email, address, left }, 'sign-in refused');
      await this.refused.keep(email, { agent, address }, user, { locks });
      if (user && right && user.status === 'suspended') throw accountSuspended();
      throw wrongCredentials(left);
    }
    await succeed();
    if (user.factor) return { success: true as const, secondFactor: await this.steps.begin(user) };
    return this.open(user, { agent, address, device });
  }

  /** The password was right a moment ago; now a code of the app, or a recovery code. */
  async secondStep({ body: { challenge, code }, address, agent, device }: Call<typeof operations.secondStep>) {
    const user = await this.steps.finish(challenge, code, { agent, address, device });
    if (!this.mayEnter(user)) throw sessionOver();
    return this.open(user, { agent, address, device });
  }

  /** A session for an account whose password was just proven. */
  async open(user: UserRecord, from: From) {
    const { session, token } = await this.sessions.start(user, from, this.rules.idleMinutes(user.role));
    const body = await this.admit(session, new Date());
    const device = await this.devices.remember(from.device, user);
    return new Reply({ success: true as const, ...body }, { ...cookie(token), 'set-device-cookie': device });
  }

  async refresh({ body: { refreshCookie = '' }, agent, address }: Call<typeof operations.refresh>) {
    const id = sessionIdOf(refreshCookie);
    if (!id) throw refreshRefused();
    const { session, token } = await this.sessions
      .rotate(id, refreshCookie, { agent, address })
      .catch((error: unknown) => {
        throw error instanceof DomainError && error.code === 'NOT_FOUND' ? refreshRefused() : error;
      });
    if (session.endedAt) {
      log.warn({ session: id, user: session.userId }, 'refresh refused: session ended');
      await this.kit.flush();
      throw refreshRefused();
    }
    return new Reply(await this.admit(session), cookie(token));
  }

  async end(actor: Actor) {
    await this.sessions.end(actor.sessionId, actor).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    });
    await this.kit.flush();
    return new Reply({ success: true as const }, cookie(''));
  }

  /** Who is signed in, as the account is now. */
  async verify({ id, sessionId }: Actor) {
    const user = await this.users.find(id);
    if (!user || !this.mayEnter(user)) throw sessionOver();
    await this.sessions.used(sessionId);
    return { user: sessionUser(user, { sessionId, brands: await this.brandsOf(user), rules: this.rules }) };
  }

  /** The account is looked at once more, after the session is stored: who ends all sessions meanwhile ends this one too. */
  private async admit({ _id, userId, epoch }: SessionRecord, signInAt?: Date) {
    const user = await this.users.goingOn(userId, epoch, signInAt);
    if (!user || !this.mayEnter(user)) throw sessionOver();
    const brands = await this.brandsOf(user);
    return {
      token: await this.tokens.sign(user, _id, brands),
      user: sessionUser(user, { sessionId: _id, brands, rules: this.rules }),
    };
  }

  private mayEnter(user: UserRecord) {
    return mayEnter(user, this.kit.config.PORTAL_DEMO === '1');
  }

  private async brandsOf({ role, organizationId }: UserRecord) {
    return role === 'OEM' ? (await this.organizations.get(organizationId)).brands : [];
  }
}
