import { hostname } from 'node:os';
import type { MigrationsLeft } from '@portal/contracts';
import { mongoAnswers } from './answers.js';
import type { Kit } from './kit.js';

/** Milliseconds after which what waits in a service is counted anew, where somebody asks, and after which it is tried again. */
const recount = { counted: 5_000, failed: 1_000 };

/** What waits in a service, and how its virus scanner is. */
interface Waiting {
  outbox: number;
  deadLetters: number;
  migrations: MigrationsLeft;
  files: { scanner: 'off' | 'up' | 'down' | 'unknown'; waiting: number };
}

/** What an instance says of itself when the roll is called. */
export interface Sign extends Partial<Waiting> {
  service: string;
  instance: string;
  ready: boolean;
  mongo: boolean;
  /** MongoDB has not answered for nearly a second; whether that is a fault tells who knows how quickly it answers others. */
  mongoIsLate?: boolean;
}

/** Answers the roll call at once, whatever the servers do: what has to be counted is told as it was counted last. */
export function signOf(kit: Kit): () => Sign {
  const instance = `${kit.service}-${hostname()}-${process.pid}`;
  let known: Partial<Waiting> = {};
  let countedAt = -Infinity;
  let counting = false;
  const count = async () => {
    counting = true;
    try {
      known = await waitingIn(kit);
    } catch {
      known = {};
    }
    countedAt = performance.now();
    counting = false;
  };
  const reach = reachOf(kit);
  return () => {
    const due = known.files ? recount.counted : recount.failed;
    if (!counting && performance.now() - countedAt >= due) void count();
    const { answers, isLate: mongoIsLate } = reach();
    const mongo = Number(kit.database.readyState) === 1 && answers;
    return { service: kit.service, instance, ready: kit.ready && mongo, mongo, mongoIsLate, ...known };
  };
}

/** So often (milliseconds) it is looked whether an answer is still missing, and after so many looks it is late. */
const look = 100;
const looksUntilLate = 9;

/**
 * Whether MongoDB answered when it was asked last, and asks anew: where what is sent to it is lost on the way, the driver takes a quarter of a
 * minute to see that. Only the second silence counts, since a busy machine may be late once.
 */
function reachOf({ database }: Kit): () => { answers: boolean; isLate: boolean } {
  let [answers, asking, looks] = [true, false, 0];
  const ask = async () => {
    asking = true;
    // Looks, and not milliseconds: a process that does nothing for a second has not waited for anybody.
    const timer = setInterval(() => (looks += 1), look).unref();
    answers = (await mongoAnswers(database)) || (await mongoAnswers(database));
    clearInterval(timer);
    if (answers) looks = 0;
    asking = false;
  };
  return () => {
    if (!asking) void ask();
    return { answers, isLate: looks >= looksUntilLate };
  };
}

async function waitingIn({ backlogs, files }: Kit): Promise<Waiting> {
  const [outboxes, deadLetters, migrations, scanner] = await Promise.all([
    backlogs.outboxes(),
    backlogs.deadLetters(),
    backlogs.migrations(),
    files.scans.health(),
  ]);
  const outbox = Object.values(outboxes).reduce((sum, one) => sum + one, 0);
  return { outbox, deadLetters, migrations, files: scanner };
}
