import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { documentSchema, fromNow, isOver, Kit, Repository } from '@portal/service-kit';

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
  async take(_id: string): Promise<boolean> {
    const mine = { _id, $or: [{ holder: this.holder }, isOver('until', held)] };
    const take = () => this.updateOne(mine, [{ $set: { holder: { $literal: this.holder }, until: fromNow(held) } }]);
    if (await take()) return true;
    return (await this.insertNew([{ _id, holder: this.holder, until: new Date(0) }])) && take();
  }
}
