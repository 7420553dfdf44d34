import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, Repository } from '@portal/service-kit';

/** What is done once, or by one after another, in all instances together. */
interface Guard {
  _id: string;
  turns?: number;
  done?: boolean;
}

const schema = documentSchema('guards', { _id: String, turns: Number, done: Boolean });

/** Where such marks are stored. */
@Injectable()
export class GuardRepository extends Repository<Guard> {
  constructor(kit: Kit) {
    super(kit.database, 'Guard', schema);
    kit.keep(this);
  }
}
