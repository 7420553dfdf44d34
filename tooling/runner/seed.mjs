import { spawn } from 'node:child_process';
import { closeSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.mjs';
import { lastLines, openLog } from './log-file.mjs';
import { StartError } from '../../deploy/start-error.mjs';

const script = join(root, 'tooling/seed/seed.mjs');

/**
 * Puts the demo data in, once for each data folder.
 * @param {import('./portal.mjs').Portal} portal
 */
export async function seedOnce(portal) {
  const done = join(portal.data, 'seeded');
  if (existsSync(done) || !existsSync(script)) return;
  portal.say('Putting the demo data in');
  const log = join(portal.data, 'logs', 'seed.log');
  const output = openLog(log);
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', output, output],
    env: { ...process.env, GATEWAY_URL: portal.urls.gateway, MAILBOX_URL: portal.urls.mailbox },
  });
  closeSync(output);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0)
    throw new StartError(`The demo data could not be put in. The end of ${log}:\n${await lastLines(log)}`);
  writeFileSync(done, new Date().toISOString());
}
