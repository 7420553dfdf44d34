import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { documentSchema, isDuplicateKey, Kit, Repository } from '@portal/service-kit';

interface Lease {
  _id: string;
  holder: string;
  until: Date;
}

const schema = documentSchema('leases', { _id: String, holder: String, until: Date });
const held = 10_000;

/** Which instance does what one alone should do; it is taken over a few seconds after its end. */
@Injectable()
export class LeaseRepository extends Repository<Lease> {
  readonly holder = `${hostname()}-${process.pid}-${crypto.randomUUID()}`;

  constructor(kit: Kit) {
    super(kit.database, 'Lease', schema);
    kit.keep(this);
  }

  /** Whether this instance has it for the next seconds. */
  async take(_id: string, now = new Date()): Promise<boolean> {
    const mine = { $or: [{ holder: this.holder }, { until: { $lt: now } }] };
    const lease = { holder: this.holder, until: new Date(now.getTime() + held) };
    try {
      return await this.updateOne({ _id, ...mine }, { $set: lease }, { upsert: true }).then(() => true);
    } catch (error) {
      if (isDuplicateKey(error, '_id')) return false;
      throw error;
    }
  }
}
