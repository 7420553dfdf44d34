// Publishes the areas that this image was built with, and makes them live where nobody chose another release.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteOrigins } from '../edge/remote-origins.mjs';
import { kept } from './commands.mjs';
import { takeBuilds } from './take-builds.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { PORTAL_DATA = '.data', REMOTE_ORIGINS } = process.env;
const origins = remoteOrigins(REMOTE_ORIGINS);
await takeBuilds(join(PORTAL_DATA, 'registry'), root, console.log, { kept, origins });
