// npm run secret-key: see docs/operating.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withPortal } from './backup/reach.mjs';
import { endingWithOneLine, needed } from './runner/command.mjs';
import { forgetOldSecretKeys, replaceSecretKey } from './runner/secrets.mjs';
import { requireSealedAnew } from './secrets/sealed-with.mjs';

const usage = `Replaces the key that seals secrets, while the portal works: npm run secret-key -- new, and later: npm run secret-key -- forget

  new               puts a new key before the old one; within some minutes everything is sealed with it
  forget            takes the old one away, once nothing is sealed with it any more
  --data <folder>   the portal's data (.data, or PORTAL_DATA)`;

await endingWithOneLine(async () => {
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' } },
    allowPositionals: true,
  });
  const data = resolve(values.data);
  const [what] = positionals;
  needed(what === 'new' || what === 'forget' ? what : undefined, usage);
  if (what === 'new') {
    replaceSecretKey(data);
    console.log(
      'A new key stands before the old one. A portal that runs seals with it in five minutes, and so everything of before; then: npm run secret-key -- forget',
    );
    return;
  }
  await withPortal(data, requireSealedAnew);
  forgetOldSecretKeys(data);
  console.log('The old key is gone. Backups of before hold it still: keep them as they were kept.');
});
