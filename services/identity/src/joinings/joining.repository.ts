import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type JoiningRecord, joiningSchema } from './joining.schema.js';

/** Where it stands who would join which organisation. */
@Injectable()
export class JoiningRepository extends RecordRepository<JoiningRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Joining', joiningSchema);
    kit.keep(this);
  }

  /** Those of a registration that nobody has decided. */
  async waitingOf(registrationId: string): Promise<string[]> {
    return this.distinct('_id', { registrationId, state: 'waiting' });
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { name: 'name', createdAt: 'createdAt' };
