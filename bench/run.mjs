import { build } from '../tooling/runner/build.mjs';

// npm run bench: one asset, a list and creations against a bare server. npm run bench -- people: sign-ins beside reads, and lists of many people.
// npm run bench -- pages: the pages before signing in and the first area on a poor network.
// npm run bench -- orders: lists, dashboards and reports of buying among 1,000 and 100,000 orders.
// npm run bench -- assets: every question about assets among 10,000, 100,000 and 1,000,000, and mixed ones against a bare server.
// npm run bench -- imports: a register of 100,000 assets as CSV and as a workbook, from its upload to its last asset.
// npm run bench -- watch: how soon the status tells of a part that hangs, is killed or has lost its files.
// npm run bench -- ship: from a changed source of an area to its page in a browser, and back to the release before.
const parts = {
  bare: './bare.mjs',
  people: './people.mjs',
  pages: './pages.mjs',
  orders: './orders.mjs',
  assets: './assets.mjs',
  imports: './imports.mjs',
  watch: './watch.mjs',
  ship: './ship.mjs',
};
const wanted = process.argv[2] ?? 'bare';
if (!Object.hasOwn(parts, wanted)) {
  console.error(`There is no bench named ${wanted}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await build();
await import(parts[/** @type {keyof typeof parts} */ (wanted)]);
