import { Injectable } from '@nestjs/common';
import { type Actor, type Delegation, type delegations as contract } from '@portal/contracts';
import { type Call, type Change, type NewEvent, rowsFor, textFilter } from '@portal/service-kit';
import { Authority } from '../users/authority.js';
import { UserRepository } from '../users/user.repository.js';
import { notOfTheOffice, nothingToHandOver, overAlready, toOneself } from './delegation.errors.js';
import { DelegationRepository, sortable, statusOf, withStatus } from './delegation.repository.js';
import type { DelegationRecord } from './delegation.schema.js';

/** Approvals that are handed over while somebody is away. Only one's own: what was handed over goes no further. */
@Injectable()
export class DelegationService {
  constructor(
    private readonly delegations: DelegationRepository,
    private readonly users: UserRepository,
    private readonly authority: Authority,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const filters = [
      rowsFor(actor, 'view', 'Delegation'),
      query.status ? withStatus(query.status) : {},
      textFilter(query.q, ['fromName', 'toName', 'reason']),
    ];
    const page = await this.delegations.list(filters, query, sortable, '-startsOn');
    return { ...page, items: page.items.map(view) };
  }

  async create(call: Call<typeof contract.create>) {
    return view(await this.delegations.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof contract.create>): Promise<DelegationRecord> {
    const { actor, body } = call;
    if ((await this.authority.of(actor.id, actor.organizationId)).length === 0) throw nothingToHandOver();
    if (body.toId === actor.id) throw toOneself();
    const to = await this.users.find(body.toId);
    if (!to || to.role !== 'Buyer' || to.status !== 'active' || to.organizationId !== actor.organizationId)
      throw notOfTheOffice();
    const fields = {
      ...body,
      ...{ organizationId: actor.organizationId, fromId: actor.id, fromName: actor.name, toName: to.name },
    };
    return this.delegations.createOnce(fields, (id) => eventOf('created', actor, { ...fields, _id: id }), call);
  }

  async revoke(call: Call<typeof contract.revoke>) {
    const { actor, params, ifMatch } = call;
    const decide = (delegation: DelegationRecord): Change<DelegationRecord> => {
      if (!['Upcoming', 'Active'].includes(statusOf(delegation))) throw overAlready();
      return { set: { revokedAt: new Date() }, event: eventOf('revoked', actor, delegation) };
    };
    const rows = rowsFor(actor, 'edit', 'Delegation');
    return view(await this.delegations.update(params.id, rows, decide, { ifMatch, request: call }));
  }
}

type Told = Pick<DelegationRecord, '_id' | 'organizationId' | 'fromName' | 'toId' | 'toName' | 'startsOn' | 'endsOn'>;

function eventOf(verb: 'created' | 'revoked', by: Actor, told: Told): NewEvent {
  const { organizationId, fromName: name, toId, toName, startsOn: from, endsOn: to } = told;
  return {
    subject: `identity.delegation.${verb}`,
    by,
    label: `${name} → ${toName}`,
    organizations: [organizationId],
    data: { delegationId: told._id },
    notice: {
      title:
        verb === 'created'
          ? '{{name}} has handed approvals of orders over to you, from {{from}} to {{to}}'
          : 'You do not approve orders for {{name}} any more',
      values: { name, from, to },
      record: { type: 'delegation' },
      users: [toId],
    },
  };
}

const view = (delegation: DelegationRecord): Delegation => ({
  id: delegation._id,
  version: delegation.version,
  createdAt: delegation.createdAt.toISOString(),
  updatedAt: delegation.updatedAt.toISOString(),
  fromId: delegation.fromId,
  fromName: delegation.fromName,
  toId: delegation.toId,
  toName: delegation.toName,
  startsOn: delegation.startsOn,
  endsOn: delegation.endsOn,
  reason: delegation.reason,
  status: statusOf(delegation),
});
