import { bootstrap } from './bootstrap.js';

// The page's policy lets nobody make code of text; even to try is a violation on every page. Every copy of zod in the page keeps
// its settings here: to set it by an import would bring zod to the door.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

void bootstrap();
