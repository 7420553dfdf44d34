import { Injectable } from '@nestjs/common';
import { Kit, Repository } from '@portal/service-kit';
import { type OpeningCount, openingSchema } from './opening.schema.js';

/** Where the counts of openings lie. */
@Injectable()
export class OpeningRepository extends Repository<OpeningCount> {
  constructor(kit: Kit) {
    super(kit.database, 'Opening', openingSchema);
    kit.keep(this);
  }
}
