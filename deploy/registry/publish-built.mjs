// Publishes the areas that this image was built with, and makes them live where nobody chose another release.
import { fileURLToPath } from 'node:url';
import { StoreFault } from '@portal/releases';
import { remoteOrigins } from '../edge/remote-origins.mjs';
import { StartError } from '../start-error.mjs';
import { kept } from './commands.mjs';
import { storeOf } from './store-of.mjs';
import { takeBuilds } from './take-builds.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
try {
  await takeBuilds(storeOf(), root, console.log, { kept, origins: remoteOrigins(process.env.REMOTE_ORIGINS) });
} catch (error) {
  if (!(error instanceof StartError || error instanceof StoreFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
