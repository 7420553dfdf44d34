// npm run restore -- --from <file>: see docs/operating.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putBack } from './backup/put-back.mjs';
import { passphrase, withOwnServers } from './backup/reach.mjs';
import { endingWithOneLine, needed } from './runner/command.mjs';

const usage = `Puts a backup into an empty portal that does not run: npm run restore -- --from <file>

  --from <file>     the backup
  --check           into one that is made for it and thrown away, to see that it can be restored
  --data <folder>   the new portal's data (.data, or PORTAL_DATA)

BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, opens it. MONGODB_URI and NATS_URL name the servers where they are not the embedded ones.`;

/** @param {{ file: string, passphrase: string }} from */
async function check(from) {
  const data = await mkdtemp(join(tmpdir(), 'portal-restored-'));
  try {
    return await withOwnServers(data, (reached) => putBack(reached, from), { external: false });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

await endingWithOneLine(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' },
    },
  });
  const from = { file: resolve(needed(values.from, usage)), passphrase: passphrase() };
  const { collections, records, events, at } = values.check
    ? await check(from)
    : await withOwnServers(values.data, (reached) => putBack(reached, from));
  console.log(
    `${records} records of ${collections} collections are as they were at ${at}; ${events} events are carried by the next start.`,
  );
  if (values.check) console.log('It was a trial: the portal was thrown away again.');
});
