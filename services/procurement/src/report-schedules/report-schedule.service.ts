import { Injectable } from '@nestjs/common';
import type { ReportSchedule, reportSchedules as contract } from '@portal/contracts';
import { type Call, DomainError, rowsFor } from '@portal/service-kit';
import { nextDay } from './next-day.js';
import { scheduleEvent } from './report-schedule.events.js';
import { ReportScheduleRepository, sortable } from './report-schedule.repository.js';
import type { ReportScheduleRecord } from './report-schedule.schema.js';
import { Turns } from '../turns/turns.js';

const most = 20;
const tooMany = () =>
  new DomainError('TOO_MANY_SCHEDULES', 409, 'At most 20 reports can be scheduled. Please end one first.');

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
    const own = { ownerId: actor.id, deletedAt: { $exists: false } };
    const make = () =>
      this.turns.take(`report schedules of ${actor.id}`, async (session) => {
        if ((await this.schedules.count(own, { session })) >= most) throw tooMany();
        return this.schedules.createOnce(fields, scheduleEvent('created', actor, fields), call, { session });
      });
    return view(await this.schedules.once(call, make));
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const event = (schedule: ReportScheduleRecord) => scheduleEvent('deleted', actor, schedule);
    await this.schedules.remove(params.id, rowsFor(actor, 'edit', 'ReportSchedule'), event, [], { ifMatch });
    return { success: true as const };
  }
}

const view = ({ _id, version, createdAt, updatedAt, ...record }: ReportScheduleRecord): ReportSchedule => ({
  ...{ id: _id, version, period: record.period, nextOn: record.nextOn },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(record.department ? { department: record.department } : {}),
  ...(record.vendor ? { vendor: record.vendor } : {}),
  ...(record.category ? { category: record.category } : {}),
});
