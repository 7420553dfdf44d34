// Ends a portal's processes when their runner is gone without having stopped them. Its standard input is a pipe from
// the runner: it closes at the runner's end, whatever that end was.
import { endInOrder } from './processes.mjs';
import { readRoll, removeRoll } from './roll.mjs';

const [data = '', runner = ''] = process.argv.slice(2);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

process.stdin.resume();
process.stdin.on('close', async () => {
  const roll = await readRoll(data);
  if (roll?.runner.pid !== Number(runner)) return;
  await endInOrder(roll.parts);
  const now = await readRoll(data);
  if (now?.runner.pid === roll.runner.pid) removeRoll(data);
});
