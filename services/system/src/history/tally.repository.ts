import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, Repository } from '@portal/service-kit';
import type { Seen } from './tally.js';

export type Span = 'minute' | 'hour' | 'day';

/** What was seen of one part in one minute, hour or day that began `at`. */
export interface StoredTally extends Seen {
  _id: string;
  part: string;
  span: Span;
  at: Date;
  /** When it is of no use any more. */
  until: Date;
}

const number = { type: Number, required: true };

const schema = documentSchema('tallies', {
  _id: String,
  part: { type: String, required: true },
  span: { type: String, required: true },
  at: { type: Date, required: true },
  until: { type: Date, required: true },
  up: number,
  degraded: number,
  down: number,
  unknown: number,
  times: [Number],
})
  .index({ span: 1, at: 1 })
  .index({ until: 1 }, { expireAfterSeconds: 0 });

/** Where what was seen is kept. */
@Injectable()
export class TallyRepository extends Repository<StoredTally> {
  constructor(kit: Kit) {
    super(kit.database, 'Tally', schema);
    kit.keep(this);
  }
}

const hour = 3_600_000;
export const lengths: Record<Span, number> = { minute: 60_000, hour, day: 24 * hour };
/** So long each is kept: a little longer than it is shown, summed up, or compared with (a year with the year before). */
const kept: Record<Span, number> = { minute: 49 * hour, hour: 8 * 24 * hour, day: 732 * 24 * hour };

/** The beginning of the span that a moment lies in. */
export const beginOf = (span: Span, at: Date) => new Date(Math.floor(at.getTime() / lengths[span]) * lengths[span]);

/** What was seen, as it is stored: of one part and one span there is one, whoever saw it. */
export const tallyOf = (part: string, span: Span, at: Date, seen: Seen): StoredTally => ({
  ...{ _id: `${part} ${span} ${at.toISOString()}`, part, span, at, until: new Date(at.getTime() + kept[span]) },
  ...seen,
});
