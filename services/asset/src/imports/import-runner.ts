import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import {
  type Change,
  DomainError,
  importErrors,
  Kit,
  log,
  newId,
  type NewEvent,
  refuse,
  type Request,
  stillLasts,
  type TableFile,
  type Where,
} from '@portal/service-kit';
import { Registration } from '../assets/registration.js';
import { ImportCheck, type Part } from './import-check.js';
import { importLease, type ImportRecord, type Refusal } from './import-record.js';
import { ImportRepository } from './import.repository.js';
import { ImportUndo } from './import-undo.js';
import { ImportUpdates } from './import-updates.js';
import { type RefusalReport, RefusalRepository } from './refusal.repository.js';
import { assetIdsOf, type GoodRow, isGood, isRefusal, type RowCheck } from './row-check.js';

/** So often (milliseconds) a run says that it is alive. */
const signOfLife = 1_500;
/** So often runs that were cut off are looked for. */
const lookAround = 2_000;

/** What one reading of the file came to. */
interface Pass {
  rows: number;
  updated: number;
  report: RefusalReport;
}

/** A run that has begun; it ends later. */
export interface Begun {
  ended: Promise<ImportRecord>;
}

/** What is done with the good rows of a part; refusals are given back. */
type Doing = (good: GoodRow[], check: RowCheck) => Promise<Refusal[]>;
type Rows = Where<ImportRecord>;

/**
 * Runs imports part by part. Every row has an id that follows from import and row, so a run that was cut off is run again from
 * the start and makes only what is not there yet; a lease keeps two from running the same one.
 */
@Injectable()
export class ImportRunner implements OnApplicationShutdown {
  private readonly timer: NodeJS.Timeout;
  private stopping = false;

  constructor(
    private readonly kit: Kit,
    private readonly imports: ImportRepository,
    private readonly check: ImportCheck,
    private readonly refusals: RefusalRepository,
    private readonly registration: Registration,
    private readonly updates: ImportUpdates,
    private readonly undoing: ImportUndo,
  ) {
    this.timer = setInterval(() => void this.resume(), lookAround).unref();
  }

  onApplicationShutdown() {
    this.stopping = true;
    clearInterval(this.timer);
  }

  /** Takes the import and runs it to its end, with the rights of who started it. */
  async run(id: string, keepGood: boolean, rows: Rows, actor: Actor, request: Request = {}): Promise<Begun> {
    const [lease, at] = await this.lease();
    const take = (now: ImportRecord): Change<ImportRecord> => {
      if (now.status === 'Done') throw importErrors.running();
      this.assertFree(now, at);
      if (now.status === 'Undoing' || now.status === 'Undone') throw refuse('ILLEGAL_MOVE');
      if (now.missing.length > 0) throw importErrors.notMatched();
      return { set: { status: 'Running', keepGood, created: 0, updated: 0, lease, actor } };
    };
    const taken = await this.imports.update(id, rows, take, { request });
    if (ownerOf(taken) !== lease.by) return begunBefore(taken);
    return { ended: this.alive(taken, () => this.carry(taken)) };
  }

  /** Takes out what the import made and nobody has touched since. */
  async undo(id: string, rows: Rows, actor: Actor, request: Request = {}): Promise<Begun> {
    const [lease, at] = await this.lease();
    const take = (now: ImportRecord): Change<ImportRecord> => {
      this.assertFree(now, at);
      if (now.status !== 'Done' && now.status !== 'Undoing') throw refuse('ILLEGAL_MOVE');
      return { set: { status: 'Undoing', lease, actor } };
    };
    const taken = await this.imports.update(id, rows, take, { request });
    if (ownerOf(taken) !== lease.by) return begunBefore(taken);
    return { ended: this.alive(taken, () => this.takeOut(taken)) };
  }

  /** Goes on with what was cut off, in the name of who started it. */
  async resume() {
    if (!this.kit.ready || this.stopping) return;
    try {
      for (const { _id, status, keepGood, actor } of await this.imports.cutOff()) {
        const begun =
          status === 'Undoing'
            ? await this.undo(_id, { status }, actor)
            : await this.run(_id, keepGood, { status: 'Running' }, actor);
        await begun.ended;
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'an import could not go on');
    }
  }

  /**
   * Gives signs of life while it works, also during a long part. A lease that was lost is not taken back: the work ends at its next
   * part, and what it still writes has the same ids as what the next owner writes.
   */
  private async alive(taken: ImportRecord, work: () => Promise<ImportRecord>): Promise<ImportRecord> {
    const sign = () =>
      this.imports
        .renew(taken._id, ownerOf(taken))
        .catch((error: unknown) => log.warn({ error: String(error) }, 'a sign of life of an import was lost'));
    const timer = setInterval(() => void sign(), signOfLife).unref();
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  private async carry(taken: ImportRecord): Promise<ImportRecord> {
    const table = await this.check.file(taken);
    if (taken.keepGood) return this.end(taken, await this.pass(taken, table, this.making(taken)), 'Done');
    const dry = await this.pass(taken, table, async () => []);
    if (dry.report.count > 0) return this.takeBack(taken, dry);
    const staged = await this.pass(taken, table, this.making(taken));
    if (staged.report.count > 0) return this.takeBack(taken, staged);
    await this.registration.release(idsOf(taken, staged.rows));
    const ended = taken.existing === 'update' ? await this.pass(taken, table, this.updating(taken)) : staged;
    return this.end(taken, ended, 'Done');
  }

  /** Also what a run that was cut off had staged. */
  private async takeBack(taken: ImportRecord, pass: Pass) {
    await this.registration.withdraw(idsOf(taken, pass.rows));
    return this.end(taken, pass, 'Refused');
  }

  private async takeOut(taken: ImportRecord): Promise<ImportRecord> {
    const undone = await this.undoing.takeOut(taken, () => this.assertAlive(taken, taken));
    return this.imports.update(taken._id, { 'lease.by': ownerOf(taken) }, () => ({
      set: { status: 'Undone', undone, created: undone.kept },
      unset: ['lease'],
      secret: ['undone'],
      event: endedEvent(taken, { status: 'Undone', taken: undone.taken, kept: undone.kept }),
    }));
  }

  /** One reading of the file from its first row to its last; while a part is written, the next one is checked. */
  private async pass(taken: ImportRecord, table: TableFile, doing: Doing): Promise<Pass> {
    const report = this.check.report(taken);
    const check = this.check.reader(taken, table);
    const pass = { rows: 0, updated: 0, report };
    for await (const part of ahead(this.check.parts(check, table, taken.actor))) {
      const good = part.filter(isGood);
      const later = await doing(good, check);
      await report.add([...part.filter(isRefusal), ...later].sort((a, b) => a.row - b.row));
      const refusedRows = new Set(later.map(({ row }) => row));
      pass.updated += good.filter(({ updates, row }) => updates && !refusedRows.has(row.row)).length;
      pass.rows += part.length;
      await this.assertAlive(taken, { created: pass.rows - report.count - pass.updated, updated: pass.updated });
    }
    await report.flush();
    return pass;
  }

  private making(taken: ImportRecord): Doing {
    const update = this.updating(taken);
    return async (good, check) => {
      const fresh = good.filter(({ isMade, updates }) => !isMade && !updates);
      const outcomes = await this.registration.registerAll(fresh.map((row) => entryOf(row, taken)));
      const refused = fresh.flatMap((row, at) => {
        const outcome = outcomes[at];
        return outcome instanceof DomainError ? [check.refusedLater(row, outcome)] : [];
      });
      return taken.keepGood ? [...refused, ...(await update(good, check))] : refused;
    };
  }

  private updating({ actor }: ImportRecord): Doing {
    return (good, check) => this.updates.apply(good, check, actor);
  }

  /** A run whose lease somebody else has taken ends without a word; so does one of a service that is told to stop. */
  private async assertAlive(taken: ImportRecord, { created, updated = 0 }: Pick<ImportRecord, 'created' | 'updated'>) {
    const progress = { created, updated };
    if (this.stopping || !(await this.imports.renew(taken._id, ownerOf(taken), progress))) throw importErrors.running();
  }

  /** A lease of one's own, and the moment by the clock that all instances share. */
  private async lease(): Promise<[NonNullable<ImportRecord['lease']>, Date]> {
    const at = await this.imports.now();
    return [{ by: newId(), until: new Date(at.getTime() + importLease) }, at];
  }

  private assertFree({ status, lease }: ImportRecord, at: Date) {
    if ((status === 'Running' || status === 'Undoing') && lease && stillLasts(lease.until, importLease, at))
      throw importErrors.running();
  }

  private async end(taken: ImportRecord, { rows, updated, report }: Pass, status: 'Done' | 'Refused') {
    const good = rows - report.count;
    const created = status === 'Done' ? good - updated : 0;
    const found = { good, pass: report.pass, kinds: report.kinds, refused: report.first };
    const after = await this.imports.update(taken._id, { 'lease.by': ownerOf(taken) }, () => ({
      set: { status, rows, created, updated: status === 'Done' ? updated : 0, ...found },
      unset: ['lease'],
      secret: ['refused', 'pass', 'kinds'],
      event: endedEvent(taken, { status, created, refused: report.count }),
    }));
    await this.refusals.forgetBut(taken._id, report.pass);
    return after;
  }
}

/** What the same request has begun already: how far it is. */
const begunBefore = (taken: ImportRecord): Begun => ({ ended: Promise.resolve(taken) });
/** Which run has taken the import: two runs of one process are two. */
const ownerOf = ({ lease }: ImportRecord) => lease?.by ?? '';

const endedEvent = ({ _id, actor, fileName }: ImportRecord, data: Record<string, unknown>): NewEvent => ({
  subject: 'asset.import.ended',
  by: actor,
  label: fileName,
  organizations: [actor.organizationId],
  data: { importId: _id, ...data },
});

function idsOf(taken: ImportRecord, rows: number) {
  const idOf = assetIdsOf(taken);
  return Array.from({ length: rows }, (_, at) => idOf(at + 1));
}

// Without keeping the good ones alone, none is seen before all are there.
const entryOf = ({ id, draft }: GoodRow, { actor, keepGood }: ImportRecord) => ({
  id,
  draft,
  actor,
  staged: !keepGood,
});

/** The same parts, each asked for while the one before is worked on. */
async function* ahead(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  let next = parts.next();
  try {
    for (;;) {
      const step = await next;
      if (step.done) return;
      next = parts.next();
      // Whoever waits for it hears of a failure; until then it is nobody's.
      next.catch(() => undefined);
      yield step.value;
    }
  } finally {
    await next.catch(() => undefined);
    await parts.return(undefined);
  }
}
