import type { OnApplicationBootstrap } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Kit } from '../process/kit.js';
import { isDuplicateKey } from '../store/duplicate-key.js';
import type { Stored } from '../store/stored.js';
import { withTransaction } from '../store/transaction.js';

/** In what everything is stored together. */
export type DemoSession = ClientSession;

interface Store {
  makeIndexes(): Promise<unknown>;
  exists(filter: object): Promise<boolean>;
}

/** Writes a service's part of the demo history on the first start in demo mode, all of it or nothing. */
export abstract class DemoHistory implements OnApplicationBootstrap {
  constructor(
    protected readonly kit: Kit,
    /** Where it stores: what holds anything already has a history of its own. */
    private readonly stores: readonly Store[],
  ) {}

  async onApplicationBootstrap() {
    const { PORTAL_DEMO, DEMO_HISTORY } = this.kit.config;
    if (PORTAL_DEMO !== '1' || DEMO_HISTORY !== '1') return;
    for (const store of this.stores) if (await store.exists({})) return;
    // A transaction makes no index: they stand before it.
    await Promise.all(this.stores.map((store) => store.makeIndexes()));
    const store = await this.prepared(new Date());
    try {
      await withTransaction(this.kit.database, store);
    } catch (error) {
      // Another instance that started at the same moment has written it.
      if (!isDuplicateKey(error, '_id')) throw error;
    }
  }

  /** Makes everything up to a moment, and says how it is stored. */
  protected abstract prepared(now: Date): Promise<(session: ClientSession) => Promise<void>>;
}

/** What every stored record has, dated back: made then, changed last at the end. */
export const demoStored = (id: string, dates: readonly Date[]): Stored => ({
  _id: id,
  version: dates.length,
  createdAt: dates[0] as Date,
  updatedAt: dates.at(-1) as Date,
  outbox: [],
});

/** Human numbers in the order in which records were made: from the counters, so that the next one follows. */
export async function demoNumbers(kit: Kit, prefix: string, made: readonly { createdAt: Date }[]): Promise<string[]> {
  const years = made.map(({ createdAt }) => createdAt.getFullYear());
  const next = new Map<number, number>();
  for (const year of new Set(years)) {
    const size = years.filter((one) => one === year).length;
    next.set(year, (await kit.numbers.count(`${prefix}-${year}`, size)) - size + 1);
  }
  return years.map((year) => {
    const number = next.get(year) ?? 1;
    next.set(year, number + 1);
    return `${prefix}-${year}-${String(number).padStart(6, '0')}`;
  });
}
