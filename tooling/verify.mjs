// npm run verify: see docs/operating.md.
import { parseArgs } from 'node:util';
import { withPortal } from './backup/reach.mjs';
import { endingWithOneLine } from './runner/command.mjs';
import { verify } from './verify/verify.mjs';

await endingWithOneLine(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' } } });
  const count = await withPortal(values.data, (reached) => verify(reached, (finding) => console.log(finding)));
  if (count > 0) process.exitCode = 1;
  else console.log('Audit log, records, references, files, capacities, outboxes and migrations fit together.');
});
