// npm run backup -- --to <file>: see docs/operating.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { passphrase, withPortal } from './backup/reach.mjs';
import { takeBackup } from './backup/take.mjs';
import { endingWithOneLine, needed } from './runner/command.mjs';

const usage = `Keeps all that the portal holds in one sealed file, while it works: npm run backup -- --to <file>

  --to <file>       where it is written; a new file
  --data <folder>   the portal's data (.data, or PORTAL_DATA)

BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, seals it. MONGODB_URI and NATS_URL name the servers where they are not the embedded ones.`;

await endingWithOneLine(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' } },
  });
  const [file, words] = [resolve(needed(values.to, usage)), passphrase()];
  const { collections, records, events, bytes } = await withPortal(values.data, (reached) =>
    takeBackup(reached, { file, passphrase: words }),
  );
  console.log(
    `${records} records of ${collections} collections and ${events} events under way are kept in ${file} (${Math.ceil(bytes / 2 ** 20)} MiB).\nTry it: npm run restore -- --check --from ${file}`,
  );
});
