import { Injectable } from '@nestjs/common';
import type { PlannedMaintenance, plannedMaintenance as contract, StatusNews } from '@portal/contracts';
import type { Call, NewEvent } from '@portal/service-kit';
import { type MaintenanceRecord, MaintenanceRepository } from './maintenance.repository.js';

/** When the portal will be away on purpose; a Super Admin announces it to everybody. */
@Injectable()
export class MaintenanceService {
  constructor(private readonly planned: MaintenanceRepository) {}

  async list({ query }: Call<typeof contract.list>) {
    const page = await this.planned.list([], query, { to: 'to' }, '-to');
    return { ...page, items: page.items.map(view) };
  }

  async create(call: Call<typeof contract.create>): Promise<PlannedMaintenance> {
    const fields = fieldsOf(call.body);
    return view(await this.planned.createOnce(fields, eventOf('created', call.actor, fields), call));
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>): Promise<PlannedMaintenance> {
    const set = fieldsOf(body);
    const decide = () => ({ set, event: eventOf('changed', actor, set) });
    return view(await this.planned.update(params.id, {}, decide, { ifMatch }));
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    await this.planned.remove(params.id, {}, (one) => eventOf('deleted', actor, one), [], { ifMatch });
    return { success: true as const };
  }

  /** For everybody: what is going on, and what is to come. */
  async news(now = new Date()): Promise<StatusNews['maintenance']> {
    const found = await this.planned.findMany(
      { to: { $gt: now }, deletedAt: { $exists: false } },
      { sort: { from: 1 }, limit: 20 },
    );
    return found.map(({ _id: id, from, to, text }) => ({ id, from: from.toISOString(), to: to.toISOString(), text }));
  }
}

const fieldsOf = ({ from, to, text }: { from: string; to: string; text: string }) => ({
  ...{ from: new Date(from), to: new Date(to), text },
});

function eventOf(
  verb: 'created' | 'changed' | 'deleted',
  by: NewEvent['by'],
  { from, to, text }: Pick<MaintenanceRecord, 'from' | 'to' | 'text'>,
): NewEvent {
  const data = { from: from.toISOString(), to: to.toISOString(), text };
  return { subject: `system.maintenance.${verb}`, by, label: text.slice(0, 100), organizations: [], data };
}

const view = ({ _id: id, version, createdAt, updatedAt, from, to, text }: MaintenanceRecord): PlannedMaintenance => ({
  ...{ id, version, text, from: from.toISOString(), to: to.toISOString() },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
