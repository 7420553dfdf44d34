import { Injectable } from '@nestjs/common';
import type { ReleaseChange } from '@portal/contracts';
import type { Revision } from '@portal/releases';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type ReleaseChangeRecord, releaseChangeSchema } from './release-change.schema.js';

const toLive: ReleaseChange['action'][] = ['promote', 'rollback', 'follow', 'build'];
const trialChanges: ReleaseChange['action'][] = ['canary', 'end-canary'];

/** Where the changes of what is live are told from. */
@Injectable()
export class ReleaseChangeRepository extends RecordRepository<ReleaseChangeRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'ReleaseChange', releaseChangeSchema);
    kit.keep(this);
  }

  /** The change that was told last. */
  last() {
    return this.findOne({}, { sort: { revision: -1 } });
  }

  /** What was told of a change of the store: the change itself, and that the store was put back to it. */
  toldOf({ revision, at }: Pick<Revision, 'revision' | 'at'>) {
    const [storedRevision, storedAt] = [revision, new Date(at)];
    const before = { storedRevision: { $exists: false }, revision, at: storedAt };
    return this.findMany({ $or: [{ storedRevision, storedAt }, before] }, { sort: { revision: 1 } });
  }

  /** The change since which what is live now is live; who only says again that it stays so changes nothing. */
  lastToLive(area: string) {
    const changes = { area, action: { $in: toLive }, $expr: { $ne: ['$from', '$to'] } };
    return this.findOne(changes, { sort: { revision: -1 } });
  }

  /** The change since which a version is on trial, also when it was given to more since. */
  async beginOfTrial(area: string, version: string) {
    const trial = { area, action: 'canary' as const, to: version };
    const between = { area, $nor: [trial], $or: [{ action: { $in: trialChanges } }, { to: version }] };
    const before = await this.findOne(between, { sort: { revision: -1 } });
    return this.findOne({ ...trial, revision: { $gt: before?.revision ?? 0 } }, { sort: { revision: 1 } });
  }
}
