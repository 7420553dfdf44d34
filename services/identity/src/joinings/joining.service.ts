import { Injectable } from '@nestjs/common';
import type { Actor, joinings as operations } from '@portal/contracts';
import { type Call, refuse, textFilter } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { ownJoining } from './joining.errors.js';
import { joiningEvent } from './joining.events.js';
import type { JoiningRecord } from './joining.schema.js';
import { JoiningRepository, sortable } from './joining.repository.js';

type Decided = Pick<Call<typeof operations.confirm>, 'actor' | 'params' | 'ifMatch' | 'key' | 'bodyHash'>;

/** Who joins an organisation is said by its own administrator, or by a second reviewer; never by who asked, nor by who comes. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly joinings: JoiningRepository,
    private readonly users: UserRepository,
  ) {}

  async list({ actor, query: { state, decidable, ...query } }: Call<typeof operations.list>) {
    const administrator = await this.isAdministrator(actor);
    const rows = await this.rowsOf(actor, administrator);
    if (!rows) return { page: { items: [], total: 0, page: query.page, pageSize: query.pageSize }, administrator };
    const others = { state: 'waiting', askedById: { $ne: actor.id }, email: { $ne: actor.email } } as const;
    const filters = [
      rows,
      state ? { state } : {},
      decidable ? others : {},
      textFilter(query.q, ['name', 'email', 'number']),
    ];
    return { page: await this.joinings.list(filters, query, sortable, '-createdAt'), administrator };
  }

  confirm(call: Decided) {
    return this.decide(call, 'confirmed');
  }

  refuse(call: Decided, reason: string) {
    return this.decide(call, 'refused', reason);
  }

  /** As the list shows it; the answer to a decision is asked again by nobody who may not. */
  mayDecide = ({ state, askedById, email }: JoiningRecord, actor: Actor) =>
    state === 'waiting' && askedById !== actor.id && email !== actor.email;

  private async decide(call: Decided, state: 'confirmed' | 'refused', reason?: string) {
    const { actor, params, ifMatch } = call;
    const rows = await this.rowsOf(actor, await this.isAdministrator(actor));
    if (!rows) throw refuse('NOT_FOUND');
    const decide = (joining: JoiningRecord) => {
      if (joining.state !== 'waiting') throw refuse('ILLEGAL_MOVE');
      // To refuse what one has asked oneself is to take it back.
      if (state === 'confirmed' && !this.mayDecide(joining, actor)) throw ownJoining();
      return {
        set: { state, decidedBy: actor.name, decidedAt: new Date(), ...(reason ? { reason } : {}) },
        event: joiningEvent(joining, state, actor, { data: reason ? { reason } : {} }),
      };
    };
    return this.joinings.update(params.id, rows, decide, { ifMatch, request: call });
  }

  /** Which joinings somebody sees and decides; none at all for who is no administrator. */
  private async rowsOf({ role, organizationId }: Actor, administrator: boolean) {
    if (role === 'Super Admin') return {};
    return administrator && organizationId ? { organizationId } : undefined;
  }

  /** As the account is now: a token does not know. */
  private async isAdministrator({ id, organizationId }: Actor) {
    const user = await this.users.find(id);
    return (
      user?.status === 'active' && user.organizationAdministrator === true && user.organizationId === organizationId
    );
  }
}
