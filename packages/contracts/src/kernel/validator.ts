import { z } from 'zod';

// The page's policy lets nobody make code of text; even to try is a violation on every page. Services may, and are faster so.
z.config({ jitless: 'document' in globalThis });
