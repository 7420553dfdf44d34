import { Injectable } from '@nestjs/common';
import type { HistoryPeriod, WatchHistory } from '@portal/contracts';
import type { Recorder } from './recorder.js';
import { availabilityOf, percentileOf, type Seen, sumOf } from './tally.js';
import { beginOf, lengths, type Span, type StoredTally, tallyOf, TallyRepository } from './tally.repository.js';

/** Of which spans a period is made, and how many of them make one bar. */
const periods: Record<HistoryPeriod, { span: Span; bars: number; each: number }> = {
  '24h': { span: 'hour', bars: 24, each: 1 },
  '7d': { span: 'hour', bars: 42, each: 4 },
  '90d': { span: 'day', bars: 90, each: 1 },
};

/** Keeps what the watch saw, over restarts, and shows it. */
@Injectable()
export class HistoryService {
  constructor(private readonly tallies: TallyRepository) {}

  /**
   * Stores the minutes that wait. A minute has one document for each part: the first instance that saw it stores it, and what another
   * saw of the same minute is not counted again. Hours and days are summed up anew from what they are made of, so that it does no harm
   * to do so twice.
   */
  async keep(recorder: Recorder) {
    const minutes = recorder.waiting.slice();
    if (minutes.length === 0) return;
    await this.tallies.insertNew(minutes.flat());
    recorder.stored(minutes.length);
    const begins = (span: Span) => [
      ...new Set(minutes.flatMap(([first]) => (first ? [beginOf(span, first.at).getTime()] : []))),
    ];
    for (const at of begins('hour')) await this.sumUp('hour', 'minute', new Date(at));
    for (const at of begins('day')) await this.sumUp('day', 'hour', new Date(at));
  }

  /** What was seen of each part in a period that ends now; the whole portal comes first. */
  async read(period: HistoryPeriod, now = new Date()): Promise<WatchHistory> {
    const { span, bars, each } = periods[period];
    const step = lengths[span] * each;
    const last = Math.floor(now.getTime() / step) * step;
    const begin = last - (bars - 1) * step;
    const found = await this.tallies.findMany({ span, at: { $gte: new Date(begin) } });
    const places = Array.from({ length: bars }, (_, at) => begin + at * step);
    const parts = [...groupedBy(found, ({ part }) => part)].map(([name, all]) => {
      const whole = sumOf(all);
      const byBar = groupedBy(all, ({ at }) => Math.floor((at.getTime() - begin) / step));
      return {
        name,
        availability: availabilityOf(whole),
        ...percentilesOf(whole),
        bars: places.map((at, place) => ({
          at: new Date(at).toISOString(),
          availability: availabilityOf(sumOf(byBar.get(place) ?? [])),
        })),
      };
    });
    return { period, parts: parts.sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name)) };
  }

  private async sumUp(span: Span, from: Span, at: Date) {
    const end = new Date(at.getTime() + lengths[span]);
    const pieces = await this.tallies.findMany({ span: from, at: { $gte: at, $lt: end } });
    const sums = [...groupedBy(pieces, ({ part }) => part)].map(([part, all]) => tallyOf(part, span, at, sumOf(all)));
    await Promise.all(sums.map((sum) => this.store(sum)));
  }

  private store({ _id, ...tally }: StoredTally) {
    return this.tallies.updateOne({ _id }, { $set: tally }, { upsert: true });
  }
}

const rank = (name: string) => (name === 'portal' ? 0 : 1);
const percentilesOf = (seen: Seen) => ({
  p50: percentileOf(seen, 0.5),
  p95: percentileOf(seen, 0.95),
  p99: percentileOf(seen, 0.99),
});

function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
