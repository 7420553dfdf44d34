import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { type BulkDecision, commonErrors } from '@portal/contracts';
import { DomainError, inTrace, log } from '@portal/service-kit';
import { DecisionService, type Verdict } from '../registrations/decision.service.js';
import { RegistrationRepository } from '../registrations/registration.repository.js';
import { BulkDecisionRepository, type StoredBulk } from './bulk-decision.repository.js';

type Row = BulkDecision['rows'][number];

const atOnce = 8;
const lookAgain = 2_000;
const mostTries = 5;

/** Works bulk decisions off, a few rows at once; one that a dead instance left is taken over where it stood. */
@Injectable()
export class BulkRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private stopping = false;
  private work?: Promise<void>;

  constructor(
    private readonly bulk: BulkDecisionRepository,
    private readonly decisions: DecisionService,
    private readonly registrations: RegistrationRepository,
  ) {}

  onApplicationBootstrap() {
    this.timer = setInterval(() => this.wake(), lookAgain).unref();
  }

  async beforeApplicationShutdown() {
    this.stopping = true;
    clearInterval(this.timer);
    await this.work;
  }

  /** Whoever asks for it: decisions of others are worked off too, and in nobody's request. */
  wake() {
    this.work ??= inTrace(undefined, () => this.runAll())
      .catch((error: unknown) => log.warn({ error: String(error) }, 'bulk decision waits'))
      .finally(() => (this.work = undefined));
  }

  private async runAll() {
    for (let next = await this.next(); next; next = await this.next()) await this.run(next);
  }

  private next() {
    return this.stopping ? null : this.bulk.take();
  }

  private async run(decision: StoredBulk) {
    const waiting = decision.rows.map((row, at) => ({ row, at })).filter(({ row }) => row.outcome === 'waiting');
    for (let from = 0; from < waiting.length; from += atOnce) {
      if (this.stopping) return this.bulk.letGo(decision._id);
      const batch = waiting.slice(from, from + atOnce);
      const results = await Promise.all(
        batch.map(async ({ row, at }) => ({ at, row: { ...row, ...(await this.decide(decision, row)) } })),
      );
      await this.bulk.keep(decision._id, results);
    }
    await this.bulk.finish(decision._id);
  }

  private async decide({ _id, actor, action, kind, reason }: StoredBulk, { id }: Row): Promise<Partial<Row>> {
    const verdict: Verdict =
      action === 'approve' ? { status: 'Approved', fields: [] } : { status: 'Rejected', reason, fields: [] };
    for (let tries = 1; ; tries++) {
      try {
        await this.decisions.decide(actor, id, verdict, { kind, decidedIn: _id });
        return { outcome: 'done' };
      } catch (error) {
        const passes = error instanceof DomainError && (error.status === 503 || error.code === 'CONFLICT');
        if (!passes || tries >= mostTries || this.stopping) return this.refused(id, _id, error);
        await new Promise((resolve) => setTimeout(resolve, 300 * tries));
      }
    }
  }

  /** Decided before by this very decision, whose instance died before it could say so: done. */
  private async refused(id: string, decidedIn: string, error: unknown): Promise<Partial<Row>> {
    if ((await this.registrations.find(id))?.decidedIn === decidedIn) return { outcome: 'done' };
    if (!(error instanceof DomainError)) {
      log.error({ registration: id, error: String(error) }, 'fault in a bulk decision');
      return { outcome: 'refused', error: commonErrors.FAULT[1] };
    }
    const message = error.code === 'NOT_FOUND' ? 'Registration not found' : error.message;
    const { conflict } = error.details;
    return { outcome: 'refused', error: message, ...(conflict ? { conflict } : {}) };
  }
}
