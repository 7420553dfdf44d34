import { Injectable } from '@nestjs/common';
import type { Actor, BulkDecision, bulkDecisions as operations } from '@portal/contracts';
import { type Call, refuse } from '@portal/service-kit';
import { RegistrationRepository } from '../registrations/registration.repository.js';
import { BulkDecisionRepository, type StoredBulk } from './bulk-decision.repository.js';
import { BulkRunner } from './bulk-runner.js';

type Asked = Pick<Call<typeof operations.approve>, 'actor' | 'body' | 'key' | 'bodyHash'>;

/** Decisions about several registrations: begun here, followed by their id. */
@Injectable()
export class BulkService {
  constructor(
    private readonly bulk: BulkDecisionRepository,
    private readonly runner: BulkRunner,
    private readonly registrations: RegistrationRepository,
  ) {}

  async begin(action: 'approve' | 'reject', { actor, body, key, bodyHash }: Asked, reason?: string) {
    const ids = [...new Set(body.registrationIds)];
    const names = await this.registrations.namesOf(ids);
    const rows = ids.map((id) => ({ id, ...names.get(id), outcome: 'waiting' as const }));
    const fields = { actor, action, kind: body.userType, rows, ...(reason ? { reason } : {}) };
    const begun = await this.bulk.begin(fields, { key, bodyHash });
    this.runner.wake();
    return bulkView(begun);
  }

  /** For who began it, and every other administrator. */
  async get(_: Actor, id: string) {
    const found = await this.bulk.find(id);
    if (!found) throw refuse('NOT_FOUND');
    return bulkView(found);
  }
}

const bulkView = ({ _id, action, kind, state, rows, startedAt, finishedAt }: StoredBulk): BulkDecision => ({
  id: _id,
  action,
  kind,
  state,
  total: rows.length,
  done: rows.filter(({ outcome }) => outcome === 'done').length,
  refused: rows.filter(({ outcome }) => outcome === 'refused').length,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString(),
  rows,
});
