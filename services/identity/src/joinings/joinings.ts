import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@portal/contracts';
import { type Change, type Fact, hits, Kit, Records } from '@portal/service-kit';
import { type JoiningRecord, joiningSchema } from './joining.schema.js';

type Filter = Record<string, unknown>;

/** Where it stands who would join which organisation. */
@Injectable()
export class Joinings {
  private readonly records: Records<JoiningRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<JoiningRecord>(kit.database, 'Joining', joiningSchema));
  }

  find(id: string) {
    return this.records.find(id);
  }

  page(filters: Filter[], query: ListQuery) {
    return this.records.page(filters, query, { name: 'name', createdAt: 'createdAt' }, '-createdAt');
  }

  /** The same event again makes no second one. */
  async keep(fields: Parameters<Records<JoiningRecord>['create']>[0], fact: Fact) {
    try {
      await this.records.create(fields, fact);
    } catch (error) {
      if (!hits(error, '_id')) throw error;
    }
  }

  change(id: string, rows: Filter, decide: (joining: JoiningRecord) => Change<JoiningRecord>, ifMatch?: number) {
    return this.records.change(id, rows, decide, { ifMatch });
  }

  /** Those of a registration that nobody has decided. */
  async waitingOf(registrationId: string): Promise<string[]> {
    return this.records.distinct('_id', { registrationId, state: 'waiting' });
  }
}
