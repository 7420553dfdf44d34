import { closeSync, openSync } from 'node:fs';
import { pino } from 'pino';
import { destinationOf } from './log.js';

it('goes on where the disk of the log is full, and keeps a bounded number of lines meanwhile', () => {
  const full = openSync('/dev/full', 'w');
  const destination = destinationOf(full);
  const lost: unknown[] = [];
  destination.on('drop', (line) => lost.push(line));
  const log = pino(destination);
  const line = 'x'.repeat(100 * 1024);
  for (let n = 0; n < 20; n++) log.warn(line);
  expect(lost.length).toBeGreaterThan(5);
  expect(lost.length).toBeLessThan(15);
  closeSync(full);
});
