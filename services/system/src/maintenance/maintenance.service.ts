import { Injectable } from '@nestjs/common';
import type { PlannedMaintenance, plannedMaintenance as contract, StatusNews } from '@portal/contracts';
import { type Call, type NewEvent, newId } from '@portal/service-kit';
import { maintenanceUntold } from '../subscriptions/notices.js';
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
    const own = fieldsOf(call.body);
    const fields = { _id: newId(), ...own, phase: phaseOf(own) };
    const untold =
      fields.phase === 'over' ? [] : [maintenanceUntold('Maintenance announced', { ...fields, version: 1 })];
    return view(await this.planned.createOnce({ ...fields, untold }, eventOf('created', call.actor, fields), call));
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>): Promise<PlannedMaintenance> {
    const set = fieldsOf(body);
    const decide = (current: MaintenanceRecord) => {
      const phase = phaseOf(set, current.phase);
      const ended = current.phase === 'begun' ? 'Maintenance ended' : undefined;
      const told = phase === 'over' ? ended : 'Maintenance changed';
      const now = { ...current, ...set, version: current.version + 1 };
      return {
        set: { ...set, phase },
        ...(told ? { push: { untold: maintenanceUntold(told, now) } } : {}),
        event: eventOf('changed', actor, set),
      };
    };
    return view(await this.planned.update(params.id, {}, decide, { ifMatch }));
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const decide = (one: MaintenanceRecord) => ({
      deleted: true as const,
      // What is over is only taken off the list.
      ...(one.to > new Date() ? { push: { untold: maintenanceUntold('Maintenance taken back', one) } } : {}),
      event: eventOf('deleted', actor, one),
    });
    await this.planned.update(params.id, {}, decide, { ifMatch });
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

/** What was moved to later begins once more; what is over when it is entered is told to nobody. */
function phaseOf(
  { from, to }: Pick<MaintenanceRecord, 'from' | 'to'>,
  before?: MaintenanceRecord['phase'],
  now = new Date(),
) {
  if (to <= now) return 'over' as const;
  return before === 'begun' && from <= now ? ('begun' as const) : ('planned' as const);
}

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
