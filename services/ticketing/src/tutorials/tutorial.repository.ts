import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type TutorialRecord, tutorialSchema } from './tutorial.schema.js';

/** Where tutorials live. */
@Injectable()
export class TutorialRepository extends RecordRepository<TutorialRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Tutorial', tutorialSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { updatedAt: 'updatedAt', category: 'category', status: 'status' };
