import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayAsk, type Operation } from '@portal/contracts';
import { refuse } from '../domain-error.js';
import type { Incoming } from '../transport/call.js';
import { OPERATION } from '../transport/handles.js';
import { assertSetUp } from './set-up.js';
import { Verifier } from './verifier.js';

/** Who asks, and may this role ask this at all; a handler without an operation is never reached. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: Verifier,
  ) {}

  async canActivate(context: ExecutionContext) {
    const operation = this.reflector.get<Operation | undefined>(OPERATION, context.getHandler());
    if (!operation) return false;
    const incoming = context.switchToRpc().getData<Incoming>();
    const token = incoming.message.headers?.get('authorization');
    if (operation.needs === 'public') {
      // A stale token must not keep anybody from signing in.
      if (token) incoming.actor = await this.verifier.actorOf(token).catch(() => undefined);
      return true;
    }
    const actor = await this.verifier.actorOf(token);
    assertSetUp(actor, operation);
    if (!mayAsk(operation.needs, actor.role)) throw refuse('FORBIDDEN');
    incoming.actor = actor;
    return true;
  }
}
