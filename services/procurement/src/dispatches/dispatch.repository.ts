import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type DispatchRecord, dispatchSchema } from './dispatch.schema.js';

/** Where dispatch advices live. */
@Injectable()
export class DispatchRepository extends RecordRepository<DispatchRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'DispatchAdvice', dispatchSchema);
    kit.keep(this);
  }

  /** Those of these serial numbers that an advice holds which is not withdrawn. */
  async held(keys: string[]): Promise<Set<string>> {
    const found = await this.findMany({ serialKeys: { $in: keys } }, { fields: ['serialKeys'] });
    return new Set(found.flatMap(({ serialKeys = [] }) => serialKeys));
  }
}
