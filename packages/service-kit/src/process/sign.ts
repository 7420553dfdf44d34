import { hostname } from 'node:os';
import type { MigrationsLeft } from '@portal/contracts';
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
}

/** Answers the roll call at once, whatever the servers do: what has to be counted is told as it was counted last. */
export function signOf(kit: Kit): () => Sign {
  const instance = `${kit.service}-${hostname()}-${process.pid}`;
  let known: Partial<Waiting> = {};
  let countedAt = 0;
  let counting = false;
  const count = async () => {
    counting = true;
    try {
      known = await waitingIn(kit);
    } catch {
      known = {};
    }
    countedAt = Date.now();
    counting = false;
  };
  return () => {
    const due = known.files ? recount.counted : recount.failed;
    if (!counting && Date.now() - countedAt >= due) void count();
    const mongo = Number(kit.database.readyState) === 1;
    return { service: kit.service, instance, ready: kit.ready && mongo, mongo, ...known };
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
