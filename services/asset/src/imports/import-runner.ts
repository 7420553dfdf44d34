import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { DomainError, importedIdOf, importErrors, Kit, log, newId, type Where } from '@portal/service-kit';
import { Registration } from '../assets/registration.js';
import { type Checked, ImportCheck } from './import-check.js';
import type { ImportRecord, Refusal } from './import-record.js';
import { ImportRepository } from './import.repository.js';
import type { GoodRow } from './row-check.js';

const chunk = 100;
const leaseLength = 30_000;
const lookAround = 5_000;

/**
 * Runs imports in chunks. Every row has an id that follows from import and row, so a run that was cut off is run again from
 * the start and makes only what is not there yet; a lease keeps two from running the same one.
 */
@Injectable()
export class ImportRunner implements OnApplicationShutdown {
  private readonly timer: NodeJS.Timeout;
  private readonly by = newId();
  private stopping = false;

  constructor(
    private readonly kit: Kit,
    private readonly imports: ImportRepository,
    private readonly check: ImportCheck,
    private readonly registration: Registration,
  ) {
    this.timer = setInterval(() => void this.resume(), lookAround).unref();
  }

  onApplicationShutdown() {
    this.stopping = true;
    clearInterval(this.timer);
  }

  /** Takes the import and runs it to its end, with the rights of who started it. */
  async run(id: string, keepGood: boolean, rows: Where<ImportRecord>, actor: Actor): Promise<ImportRecord> {
    const taken = await this.imports.update(id, rows, (now) => {
      if (now.status === 'Running' && now.lease && now.lease.until > new Date()) throw importErrors.running();
      if (now.missing.length > 0) throw importErrors.notMatched();
      return { set: { status: 'Running', keepGood, created: 0, lease: this.lease(), actor } };
    });
    return this.carry(taken);
  }

  /** Goes on with what was cut off, in the name of who started it. */
  async resume() {
    if (!this.kit.ready || this.stopping) return;
    try {
      for (const { _id, keepGood, actor } of await this.imports.cutOff())
        await this.run(_id, keepGood, { status: 'Running' }, actor);
    } catch (error) {
      log.warn({ error: String(error) }, 'an import could not go on');
    }
  }

  private async carry(taken: ImportRecord): Promise<ImportRecord> {
    const file = await this.check.file(taken.fileId);
    const checked = await this.check.run(taken, file, taken.actor);
    const ids = file.rows.map(({ row }) => importedIdOf(taken._id, row));
    if (!taken.keepGood && checked.refused.length > 0) return this.takeBack(taken, checked, ids, checked.refused);
    const refused = await this.inChunks(taken, checked);
    const all = [...checked.refused, ...refused].sort((a, b) => a.row - b.row);
    if (taken.keepGood) return this.end(taken, checked, all, checked.rows - all.length, 'Done');
    if (refused.length > 0) return this.takeBack(taken, checked, ids, all);
    await this.registration.release(ids);
    return this.end(taken, checked, all, checked.rows, 'Done');
  }

  /** Also what a run that was cut off had staged. */
  private async takeBack(taken: ImportRecord, checked: Checked, ids: string[], refused: Refusal[]) {
    await this.registration.withdraw(ids);
    return this.end(taken, checked, refused, 0, 'Refused');
  }

  /** Good rows, some at a time; what is refused meanwhile is given back. */
  private async inChunks(taken: ImportRecord, { good, check }: Checked): Promise<Refusal[]> {
    const refused: Refusal[] = [];
    for (let at = 0; at < good.length; at += chunk) {
      const part = good.slice(at, at + chunk);
      const outcomes = await Promise.all(part.map((row) => this.registration.register(entryOf(row, taken))));
      part.forEach((row, index) => {
        const outcome = outcomes[index];
        if (outcome instanceof DomainError) refused.push(check.refusedLater(row, outcome));
      });
      const made = at + part.length - refused.length;
      if (this.stopping || !(await this.imports.renew(taken._id, this.by, this.lease().until, made)))
        throw importErrors.running();
    }
    return refused;
  }

  private end(
    { _id, actor, fileName }: ImportRecord,
    { rows }: Checked,
    refused: Refusal[],
    created: number,
    status: 'Done' | 'Refused',
  ) {
    return this.imports.update(_id, { 'lease.by': this.by }, () => ({
      set: { status, rows, good: rows - refused.length, created, refused },
      unset: ['lease'],
      secret: ['refused'],
      event: {
        subject: 'asset.import.ended',
        by: actor,
        label: fileName,
        organizations: [actor.organizationId],
        data: { importId: _id, status, created, refused: refused.length },
      },
    }));
  }

  private lease() {
    return { by: this.by, until: new Date(Date.now() + leaseLength) };
  }
}

// Without keeping the good ones alone, none is seen before all are there.
const entryOf = ({ id, draft }: GoodRow, { actor, keepGood }: ImportRecord) => ({
  id,
  draft,
  actor,
  staged: !keepGood,
});
