// npm start: installs and builds what is needed, then runs the whole portal until Ctrl-C.
import { installPackages } from './runner/packages.mjs';
import { help, optionsFrom } from './runner/options.mjs';
import { partNames } from './runner/part-names.mjs';
import { onPinnedNode } from './runner/pinned-node.mjs';
import { StartError } from '../deploy/start-error.mjs';

const begun = performance.now();

/** @param {unknown} error */
function complain(error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') {
    console.error('The disk is full: make room, or choose another data folder with --data.');
  } else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function start() {
  await onPinnedNode((line) => console.log(`  ${line}`));
  const { quiet, wantsHelp, ...options } = optionsFrom(process.argv.slice(2), partNames);
  if (wantsHelp) return void console.log(help);
  const say = (/** @type {string} */ line) => quiet || console.log(`  ${line}`);

  await installPackages(say);
  const { build } = await import('./runner/build.mjs');
  await build({ quiet });
  // They read packages and contracts: as these were installed and built, not as they were before.
  const { Portal } = await import('./runner/portal.mjs');
  const { announcement } = await import('./runner/announcement.mjs');
  const attention = (/** @type {string} */ line) => console.log(`  ${line}`);
  let isUp = false;
  const portal = new Portal({ ...options, external: true, say: (line) => (isUp ? attention(line) : say(line)) });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    isUp = true;
    say('Stopping');
    await portal.stop().catch(complain);
    say('Stopped; nothing runs any more');
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop());
  await portal.start().catch((error) => {
    if (!isStopping) throw error;
  });
  isUp = true;
  if (!isStopping) console.log(announcement(portal, (performance.now() - begun) / 1000));
}

start().catch(complain);
