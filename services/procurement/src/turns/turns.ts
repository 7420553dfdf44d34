import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, Repository, withTransaction } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';

interface Turn {
  _id: string;
  count: number;
}

/** What counts before it writes is done one after another, for each order or organisation whose things are counted. */
@Injectable()
export class Turns {
  private readonly turns: Repository<Turn>;

  constructor(private readonly kit: Kit) {
    this.turns = new Repository<Turn>(kit.database, 'Turn', documentSchema('turns', { _id: String, count: Number }));
  }

  /**
   * Each writes the turn first, so that of two at one moment MongoDB lets the second begin anew, when it reads what the first
   * wrote.
   */
  async take<T>(name: string, work: (session: Session) => Promise<T>): Promise<T> {
    const next = { $inc: { count: 1 } };
    await this.turns.updateOne({ _id: name }, next, { upsert: true });
    return withTransaction(this.kit.database, async (session) => {
      await this.turns.updateOne({ _id: name }, next, { session });
      return work(session);
    });
  }
}
