// npm run migrations: see docs/operating.md.
import { parseArgs } from 'node:util';
import { withPortal } from './backup/reach.mjs';
import { lineOf, migrationsOf } from './migrations/migrations.mjs';
import { endingWithOneLine } from './runner/command.mjs';

await endingWithOneLine(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' } } });
  await withPortal(values.data, async (reached) => {
    let [all, left] = [0, 0];
    for await (const one of migrationsOf(reached)) {
      console.log(lineOf(one));
      all += 1;
      if (one.isLeft) left += 1;
    }
    if (left > 0) process.exitCode = 1;
    console.log(left > 0 ? `${left} of ${all} are left.` : `All ${all} are done.`);
  });
});
