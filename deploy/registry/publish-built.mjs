// Publishes the areas that this image was built with, and makes them live where nobody chose another release.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kept } from './commands.mjs';
import { takeBuilds } from './take-builds.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
await takeBuilds(join(process.env.PORTAL_DATA ?? '.data', 'registry'), root, console.log, kept);
