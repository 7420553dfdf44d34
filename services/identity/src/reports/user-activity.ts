import { Injectable } from '@nestjs/common';
import { roles, type Role } from '@portal/contracts';
import {
  changePercent,
  dayNumberOf,
  firstDay,
  type Period,
  periodStart,
  previousStart,
  stepOfDay,
  stepsOf,
} from '@portal/service-kit';
import { AuditLog, type SignIns } from '../audit/audit-log.js';
import { UserRepository } from '../users/user.repository.js';

interface Counted {
  _id: string;
  count: number;
}

const sum = <T>(rows: readonly T[], count: (row: T) => number) => rows.reduce((total, row) => total + count(row), 0);

/** Who uses the portal in a period: accounts as they are, sign-ins as the audit log tells of them. */
@Injectable()
export class UserActivity {
  constructor(
    private readonly log: AuditLog,
    private readonly users: UserRepository,
  ) {}

  async report(period: Period) {
    const [start, before] = [periodStart(period), previousStart(period)];
    const [now, earlier, accounts, made, madeEarlier] = await Promise.all([
      this.log.signIns(start, new Date()),
      this.log.signIns(before, start),
      this.countByRole({}),
      this.countByRole({ createdAt: { $gte: start } }),
      this.countByRole({ createdAt: { $gte: before, $lt: start } }),
    ]);
    return {
      from: firstDay(period),
      users: total(accounts),
      newUsers: total(made),
      newUsersChange: changePercent(total(madeEarlier), total(made)),
      activeUsers: sum(now.byRole, ({ people }) => people),
      activeUsersChange: changePercent(
        sum(earlier.byRole, ({ people }) => people),
        sum(now.byRole, ({ people }) => people),
      ),
      signIns: sum(now.byDay, ({ started }) => started),
      signInsChange: changePercent(
        sum(earlier.byDay, ({ started }) => started),
        sum(now.byDay, ({ started }) => started),
      ),
      refusedSignIns: sum(now.byDay, ({ refused }) => refused),
      refusedSignInsChange: changePercent(
        sum(earlier.byDay, ({ refused }) => refused),
        sum(now.byDay, ({ refused }) => refused),
      ),
      byRole: roles.map((role) => rowOf(role, { accounts, made, signIns: now })),
      trend: trendOf(period, now),
    };
  }

  private async countByRole(narrowed: object) {
    const groups = await this.users.aggregate<Counted>({ status: { $ne: 'deleted' }, ...narrowed }, [
      { $group: { _id: '$role', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, count }) => [_id, count]));
  }
}

const total = (counts: Map<string, number>) => sum([...counts.values()], (count) => count);

function rowOf(
  role: Role,
  { accounts, made, signIns }: { accounts: Map<string, number>; made: Map<string, number>; signIns: SignIns },
) {
  const signed = signIns.byRole.find((one) => one.role === role);
  return {
    role,
    users: accounts.get(role) ?? 0,
    newUsers: made.get(role) ?? 0,
    activeUsers: signed?.people ?? 0,
    signIns: signed?.started ?? 0,
  };
}

/** Every step of the period, also those in which nobody came. */
function trendOf(period: Period, { byDay }: SignIns) {
  const steps = new Map(stepsOf(period).map((from) => [from, { from, signIns: 0, refusedSignIns: 0 }]));
  for (const { day, started, refused } of byDay) {
    const step = steps.get(stepOfDay(period, dayNumberOf(day)));
    if (!step) continue;
    step.signIns += started;
    step.refusedSignIns += refused;
  }
  return [...steps.values()];
}
