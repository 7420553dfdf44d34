// npm run bench: assets against a bare server. npm run bench -- people: sign-ins beside reads, and lists of many people.
// npm run bench -- pages: the pages before signing in and the first area on a poor network.
// npm run bench -- orders: lists, dashboards and reports of buying among 1,000 and 100,000 orders.
const parts = { assets: './assets.mjs', people: './people.mjs', pages: './pages.mjs', orders: './orders.mjs' };
const wanted = process.argv[2] ?? 'assets';
if (!Object.hasOwn(parts, wanted)) {
  console.error(`There is no bench named ${wanted}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
await import(parts[/** @type {keyof typeof parts} */ (wanted)]);
