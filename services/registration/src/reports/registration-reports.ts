import { Injectable } from '@nestjs/common';
import { type RegistrationKind, registrationKinds, type RegistrationStatus } from '@portal/contracts';
import {
  changePercent,
  dayNumber,
  firstDay,
  type Period,
  periodStart,
  previousStart,
  stepOfDay,
  stepsOf,
} from '@portal/service-kit';
import { RegistrationRepository } from '../registrations/registration.repository.js';
import type { RegistrationRecord } from '../registrations/registration.schema.js';

const waiting: RegistrationStatus[] = ['Pending', 'Awaiting Confirmation', 'Correction Requested'];
const hour = 3_600_000;

type Told = Pick<RegistrationRecord, 'kind' | 'status' | 'submittedAt' | 'decidedAt'>;

/** Whether a moment lies in a span. */
const within = (at: Date | undefined, from: Date, until: Date) => at !== undefined && at >= from && at < until;

/** What was submitted and decided in a span. */
class Span {
  constructor(
    private readonly all: readonly Told[],
    private readonly from: Date,
    private readonly until: Date,
  ) {}

  submitted = (kind?: RegistrationKind) =>
    this.of(kind).filter(({ submittedAt }) => within(submittedAt, this.from, this.until));

  decided = (status: RegistrationStatus, kind?: RegistrationKind) =>
    this.of(kind).filter((one) => one.status === status && within(one.decidedAt, this.from, this.until));

  /** Hours from the submission to the decision, in the middle of those that were decided. */
  medianHours() {
    const hours = [...this.decided('Approved'), ...this.decided('Rejected')]
      .map(({ submittedAt, decidedAt }) => ((decidedAt?.getTime() ?? 0) - submittedAt.getTime()) / hour)
      .sort((a, b) => a - b);
    const [low, high] = [hours[Math.floor((hours.length - 1) / 2)], hours[Math.floor(hours.length / 2)]];
    return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10;
  }

  private of(kind: RegistrationKind | undefined) {
    return kind ? this.all.filter((one) => one.kind === kind) : this.all;
  }
}

/** The registrations of a period and how they were decided. */
@Injectable()
export class RegistrationReports {
  constructor(private readonly registrations: RegistrationRepository) {}

  async report(period: Period) {
    const [start, before] = [periodStart(period), previousStart(period)];
    const all = await this.told(before);
    const [now, earlier] = [new Span(all, start, new Date()), new Span(all, before, start)];
    const waits = await this.waitingByKind();
    const decided = (status: RegistrationStatus) => now.decided(status).length;
    const change = (status: RegistrationStatus) => changePercent(earlier.decided(status).length, decided(status));
    return {
      from: firstDay(period),
      submitted: now.submitted().length,
      submittedChange: changePercent(earlier.submitted().length, now.submitted().length),
      approved: decided('Approved'),
      approvedChange: change('Approved'),
      rejected: decided('Rejected'),
      rejectedChange: change('Rejected'),
      waiting: [...waits.values()].reduce((total, count) => total + count, 0),
      medianHours: now.medianHours(),
      byKind: registrationKinds.map((kind) => ({
        kind,
        submitted: now.submitted(kind).length,
        approved: now.decided('Approved', kind).length,
        rejected: now.decided('Rejected', kind).length,
        waiting: waits.get(kind) ?? 0,
      })),
      trend: trendOf(period, now),
    };
  }

  /** All that was submitted or decided since then. */
  private async told(since: Date) {
    const found: Told[] = [];
    const filter = { $or: [{ submittedAt: { $gte: since } }, { decidedAt: { $gte: since } }] };
    const fields = ['kind', 'status', 'submittedAt', 'decidedAt'] as const;
    for await (const one of this.registrations.each(filter, { fields: [...fields] })) found.push(one);
    return found;
  }

  private async waitingByKind() {
    const groups = await this.registrations.aggregate<{ _id: string; count: number }>({ status: { $in: waiting } }, [
      { $group: { _id: '$kind', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, count }) => [_id, count]));
  }
}

/** Every step of the period, also those without a registration. */
function trendOf(period: Period, span: Span) {
  const steps = new Map(stepsOf(period).map((from) => [from, { from, submitted: 0, approved: 0, rejected: 0 }]));
  const count = (name: 'submitted' | 'approved' | 'rejected', at: Date | undefined) => {
    const step = at && steps.get(stepOfDay(period, dayNumber(at.getTime())));
    if (step) step[name] += 1;
  };
  for (const { submittedAt } of span.submitted()) count('submitted', submittedAt);
  for (const { decidedAt } of span.decided('Approved')) count('approved', decidedAt);
  for (const { decidedAt } of span.decided('Rejected')) count('rejected', decidedAt);
  return [...steps.values()];
}
