import { Injectable } from '@nestjs/common';
import {
  changePercent,
  dayNumber,
  difference,
  firstDay,
  type Period,
  previousStart,
  stepOfDay,
  stepsOf,
} from '@portal/service-kit';
import { availabilityOf, percentileOf, type Seen, sumOf } from '../history/tally.js';
import { beginOf, type StoredTally, TallyRepository } from '../history/tally.repository.js';
import { IncidentRepository } from '../incidents/incident.repository.js';

/** Whose answers people wait for. */
const entrance = 'gateway';

/** How much of a period the portal and its parts were there, and how quickly they answered, from what the watch keeps. */
@Injectable()
export class PerformanceReports {
  constructor(
    private readonly tallies: TallyRepository,
    private readonly incidents: IncidentRepository,
  ) {}

  /** Days are those that the watch keeps: they begin at midnight UTC, which is 05:30 in India. */
  async report(period: Period) {
    const from = firstDay(period);
    const begin = new Date(from);
    const before = beginOf('day', previousStart(period));
    const [tallies, incidents] = await Promise.all([
      this.tallies.findMany({ span: 'day', at: { $gte: before } }),
      this.incidents.findMany({ startedAt: { $gte: before } }),
    ]);
    const [earlier, now] = [tallies.filter(({ at }) => at < begin), tallies.filter(({ at }) => at >= begin)];
    const begun = incidents.filter(({ startedAt }) => startedAt >= begin);
    const availability = availabilityOf(seenOf(now, 'portal'));
    const p95 = percentileOf(seenOf(now, entrance), 0.95);
    return {
      from,
      availability,
      availabilityChange: difference(availabilityOf(seenOf(earlier, 'portal')), availability),
      p95,
      p95Change: p95 === null ? null : changePercent(percentileOf(seenOf(earlier, entrance), 0.95) ?? 0, p95),
      incidents: begun.length,
      incidentsChange: changePercent(incidents.length - begun.length, begun.length),
      byPart: [...new Set(now.map(({ part }) => part))].sort(portalFirst).map((name) => ({
        name,
        ...figuresOf(seenOf(now, name)),
        incidents: begun.filter(({ part }) => part === name).length,
      })),
      trend: stepsOf(period).map((step) => {
        const within = now.filter(({ at }) => stepOfDay(period, dayNumber(at.getTime())) === step);
        return {
          from: step,
          availability: availabilityOf(seenOf(within, 'portal')),
          p95: percentileOf(seenOf(within, entrance), 0.95),
        };
      }),
    };
  }
}

const portalFirst = (a: string, b: string) => Number(b === 'portal') - Number(a === 'portal') || a.localeCompare(b);

const seenOf = (tallies: readonly StoredTally[], name: string) => sumOf(tallies.filter(({ part }) => part === name));

const figuresOf = (seen: Seen) => ({
  availability: availabilityOf(seen),
  p50: percentileOf(seen, 0.5),
  p95: percentileOf(seen, 0.95),
  p99: percentileOf(seen, 0.99),
});
