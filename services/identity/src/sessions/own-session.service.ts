import { Injectable } from '@nestjs/common';
import type { Actor, OwnSession } from '@portal/contracts';
import { DomainError, Kit } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { agentOf } from './agent.js';
import { sessionOver } from './session.errors.js';
import { SessionRepository } from './session.repository.js';

/** The sessions of the own account: seen, and ended everywhere at once. */
@Injectable()
export class OwnSessionService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
  ) {}

  async list(actor: Actor): Promise<OwnSession[]> {
    const found = await this.alive(actor);
    return found.map(({ _id, agent = '', address = '', createdAt, lastUsedAt = createdAt, expiresAt }) => ({
      id: _id,
      ...agentOf(agent),
      address,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: _id === actor.sessionId,
    }));
  }

  async end(actor: Actor, id: string) {
    await this.sessions.endOwn(id, actor.id, actor);
    await this.kit.flush();
  }

  /** All but the one that asks; how many there were. */
  async endOthers(actor: Actor): Promise<number> {
    const others = (await this.alive(actor)).filter(({ _id }) => _id !== actor.sessionId);
    const ended = await Promise.all(others.map(({ _id }) => this.ended(_id, actor)));
    await this.kit.flush();
    return ended.filter(Boolean).length;
  }

  private async ended(id: string, actor: Actor) {
    try {
      await this.sessions.endOwn(id, actor.id, actor);
      return true;
    } catch (error) {
      // It ended by itself meanwhile.
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  private async alive(actor: Actor) {
    const user = await this.users.find(actor.id);
    if (!user) throw sessionOver();
    return this.sessions.of(user);
  }
}
