import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where fetched servers and their wheels lie. */
export const runtime = join(root, '.runtime');
