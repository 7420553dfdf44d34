import { Injectable } from '@nestjs/common';
import type { Actor, ReportSchedule, reportSchedules as contract } from '@portal/contracts';
import { type Call, type Change, DomainError, rowsFor } from '@portal/service-kit';
import { nextDay } from './next-day.js';
import { scheduleEvent } from './report-schedule.events.js';
import { ReportScheduleRepository, sortable } from './report-schedule.repository.js';
import type { ReportScheduleRecord } from './report-schedule.schema.js';
import { Turns } from '../turns/turns.js';

const most = 20;
const tooMany = () =>
  new DomainError('TOO_MANY_SCHEDULES', 409, 'At most 20 reports can be scheduled. Please end one first.');

const pausedAlready = () => new DomainError('SCHEDULE_PAUSED', 409, 'This report is paused already');
const notPaused = () => new DomainError('SCHEDULE_NOT_PAUSED', 409, 'This report is not paused');
const narrowings = ['department', 'vendor', 'category'] as const;
const own = (actor: Actor) => rowsFor(actor, 'edit', 'ReportSchedule');

/** The reports that come by themselves to who asked for them. */
@Injectable()
export class ReportScheduleService {
  constructor(
    private readonly schedules: ReportScheduleRepository,
    private readonly turns: Turns,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const page = await this.schedules.list([rowsFor(actor, 'view', 'ReportSchedule')], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(view) };
  }

  async create(call: Call<typeof contract.create>) {
    const { actor, body } = call;
    const fields = { ...body, ownerId: actor.id, nextOn: nextDay(body.period) };
    const standing = { ownerId: actor.id, deletedAt: { $exists: false } };
    const make = () =>
      this.turns.take(`report schedules of ${actor.id}`, async (session) => {
        if ((await this.schedules.count(standing, { session })) >= most) throw tooMany();
        return this.schedules.createOnce(fields, scheduleEvent('created', actor, fields), call, { session });
      });
    return view(await this.schedules.once(call, make));
  }

  /** What it is narrowed by is told from the next time on; another rhythm begins with its own next day. */
  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>) {
    const unset = narrowings.filter((name) => !body[name]);
    const by = Object.fromEntries(narrowings.filter((name) => body[name]).map((name) => [name, body[name]]));
    const decide = (schedule: ReportScheduleRecord): Change<ReportScheduleRecord> => {
      const nextOn = body.period === schedule.period ? schedule.nextOn : nextDay(body.period);
      return { set: { ...by, period: body.period, nextOn }, unset, event: scheduleEvent('changed', actor, body) };
    };
    return view(await this.schedules.update(params.id, own(actor), decide, { ifMatch }));
  }

  async pause({ actor, params, ifMatch }: Call<typeof contract.pause>) {
    const decide = (schedule: ReportScheduleRecord): Change<ReportScheduleRecord> => {
      if (schedule.pausedAt) throw pausedAlready();
      return { set: { pausedAt: new Date() }, event: scheduleEvent('paused', actor, schedule) };
    };
    return view(await this.schedules.update(params.id, own(actor), decide, { ifMatch }));
  }

  /** What its days would have told meanwhile is not made up for. */
  async resume({ actor, params, ifMatch }: Call<typeof contract.resume>) {
    const decide = (schedule: ReportScheduleRecord): Change<ReportScheduleRecord> => {
      if (!schedule.pausedAt) throw notPaused();
      return {
        set: { nextOn: nextDay(schedule.period) },
        unset: ['pausedAt'],
        event: scheduleEvent('resumed', actor, schedule),
      };
    };
    return view(await this.schedules.update(params.id, own(actor), decide, { ifMatch }));
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const event = (schedule: ReportScheduleRecord) => scheduleEvent('deleted', actor, schedule);
    await this.schedules.remove(params.id, own(actor), event, [], { ifMatch });
    return { success: true as const };
  }
}

const view = ({ _id, version, createdAt, updatedAt, ...record }: ReportScheduleRecord): ReportSchedule => ({
  ...{ id: _id, version, period: record.period, nextOn: record.nextOn },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(record.pausedAt ? { pausedAt: record.pausedAt.toISOString() } : {}),
  ...(record.department ? { department: record.department } : {}),
  ...(record.vendor ? { vendor: record.vendor } : {}),
  ...(record.category ? { category: record.category } : {}),
});
