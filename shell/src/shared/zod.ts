import { z } from 'zod/v4';

// The page's policy lets nobody make code of text; even to try is a violation on every page. Held for every copy of zod.
z.config({ jitless: true });

export { z };
