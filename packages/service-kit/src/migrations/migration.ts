import type { Own, Repository, Update } from '../store/repository.js';
import type { Filter, Where } from '../store/filter.js';
import type { Stored } from '../store/stored.js';

/** So many records are read, and marked as gone through, at once. */
const blockSize = 500;

/** One time that a migration goes through what is stored. */
export interface Pass {
  /** Where an instance had come that ended in the middle of it. */
  readonly after: string | undefined;
  /** In a pass after the first one: what was written since then may come from a version that does not know the migration. */
  readonly since: Date | undefined;
  /** Keeps where it has come and how many records it has changed up to there; throws where it is another instance's by now. */
  keep: (after: string, changed: number) => Promise<void>;
}

/**
 * One step from how an earlier version stored something to how this one does. It may be run again, and beside a version that does not know it:
 * it adds, fills in, or takes away what hinders, and changes nothing that another version means.
 */
export interface Migration {
  /** Stands in the database for good: never changed, never used again. */
  readonly name: string;
  /** Whether a service is ready only after it: for what it cannot do its work without. The others are done while it works. */
  readonly awaited?: boolean;
  /** Takes away what earlier versions need. It waits until none of them runs, and none starts after it. */
  readonly contracts?: boolean;
  run(pass: Pass): Promise<void>;
}

/** What a service brings on, in this order; its class is named in the service's definition. */
export interface MigrationList {
  readonly migrations: readonly Migration[];
}

interface Named {
  name: string;
  awaited?: boolean;
}

type Fields<T> = keyof T & string;
type Changing<T> = Update<T> | Parameters<Repository<T & Stored>['updateMany']>[1];

interface Filling<T extends Stored, F extends Fields<T>> extends Named {
  /** The records that need it; one that has it is none of these any more. */
  lacking: Where<T>;
  /** What is read of them. */
  fields: readonly F[];
  fill: (record: Pick<T, F | '_id'>) => Update<T>;
}

interface Deriving<T extends Stored, F extends Fields<T>> extends Filling<T, F> {
  /** Records that have it at all, where not all have. */
  among?: Where<T>;
}

interface Setting<T> extends Named {
  lacking: Where<T>;
  /** The same for all of them, or the stages of a pipeline. */
  set: Changing<T>;
}

/** What a version that does not know it never writes, and this one always does. Whatever lacks it gets it, once. */
export function filling<T extends Stored, F extends Fields<T>>(
  repository: Repository<T>,
  { lacking, fields, fill, ...named }: Filling<T, F>,
): Migration {
  return { ...named, run: (pass) => throughAll(repository, lacking, fields, pass, fill) };
}

/**
 * What follows from other fields of the same record. Where an earlier version may have changed those since, it is made anew, since that one
 * left it as it was.
 */
export function deriving<T extends Stored, F extends Fields<T>>(
  repository: Repository<T>,
  { lacking, among, fields, fill, ...named }: Deriving<T, F>,
): Migration {
  return {
    ...named,
    run: (pass) => {
      const changed = { updatedAt: { $gte: pass.since } };
      const needing = (pass.since ? { $or: [lacking, changed] } : lacking) as Own<T>;
      const where = among ? both<T>(among, needing) : needing;
      return throughAll(repository, where, fields, pass, fill);
    },
  };
}

/** Sets the same in all records that lack it, block by block. */
export function setting<T extends Stored>(
  repository: Repository<T>,
  { lacking, set, ...named }: Setting<T>,
): Migration {
  return {
    ...named,
    run: (pass) =>
      inBlocks(repository, lacking, [], pass, (block) => {
        const ofBlock = { _id: { $in: block.map(({ _id }) => _id) } };
        return repository.updateMany(both<T>(ofBlock, lacking), set);
      }),
  };
}

/** Does something for each record that the filter shows; what is done may be done again. */
export function forEach<T extends Stored>(
  repository: Repository<T>,
  { where, work, ...named }: Named & { where: Where<T>; work: (id: string) => Promise<void> },
): Migration {
  return {
    ...named,
    run: (pass) =>
      inBlocks(repository, where, [], pass, async (block) => {
        for (const { _id } of block) await work(_id);
        return block.length;
      }),
  };
}

/** Drops indexes that hinder this version, or that only earlier ones had use for. */
export function retiring(
  repository: { retireIndexes(names: readonly string[]): Promise<void> },
  { indexes, ...named }: Named & { indexes: readonly string[] },
): Migration {
  return {
    ...named,
    run: () => repository.retireIndexes(indexes),
  };
}

const both = <T>(...filters: unknown[]) => ({ $and: filters }) as unknown as Filter<T>;

/** Goes through records in the order of their ids, and keeps after each block where it has come. */
async function inBlocks<T extends Stored, F extends Fields<T>>(
  repository: Repository<T>,
  where: Own<T>,
  fields: readonly F[],
  { after, keep }: Pass,
  work: (block: Pick<T, F | '_id'>[]) => Promise<number>,
) {
  for (let from = after; ;) {
    const rest = from === undefined ? where : both<T>({ _id: { $gt: from } }, where);
    const found = repository.each(rest, { fields: [...fields, '_id'], sort: { _id: 1 }, limit: blockSize });
    const block: Pick<T, F | '_id'>[] = [];
    for await (const record of found) block.push(record);
    const last = block.at(-1);
    if (!last) return;
    const changed = await work(block);
    from = last._id;
    await keep(from, changed);
  }
}

function throughAll<T extends Stored, F extends Fields<T>>(
  repository: Repository<T>,
  where: Own<T>,
  fields: readonly F[],
  pass: Pass,
  fill: (record: Pick<T, F | '_id'>) => Update<T>,
) {
  const reading = [...fields, 'version' as const];
  return inBlocks(repository, where, reading, pass, async (block) => {
    const updates = block.map((record) => ({ filter: asRead(record), update: fill(record) }));
    if ((await repository.updateEach(updates)) === block.length) return block.length;
    // Somebody changed one of them meanwhile.
    for (const record of block) await fillOne(record);
    return block.length;
  });

  function asRead({ _id, version }: Pick<Stored, '_id' | 'version'>) {
    return both<T>({ _id, version }, where);
  }

  /** Written only as it was read: whoever changed it, it is read again. */
  async function fillOne(read: Pick<T, F | '_id' | 'version'>) {
    for (let record: typeof read | undefined = read; record;) {
      if (await repository.updateOne(asRead(record), fill(record))) return;
      const id: string = record._id;
      record = await first(repository.each(both<T>({ _id: id }, where), { fields: reading, limit: 1 }));
    }
  }
}

async function first<R>(found: AsyncIterable<R>): Promise<R | undefined> {
  for await (const record of found) return record;
  return undefined;
}
