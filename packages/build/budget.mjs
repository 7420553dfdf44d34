import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Most KiB of JavaScript, as brotli, that everybody loads before signing in. */
const most = 115;

/**
 * Stops the build when what the page asks for at once has grown beyond that.
 * @param {string} folder
 */
export function checkBudget(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, name]) => `${name}.br`);
  const size = scripts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1024;
  if (size <= most) return;
  throw new Error(
    `The pages before signing in load ${size.toFixed(1)} KiB of JavaScript, ${most} at most: what is not needed there comes later (docs/adr/0025-the-door.md)`,
  );
}
