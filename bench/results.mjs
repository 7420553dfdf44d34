import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('./RESULTS.md', import.meta.url);
// What is written by hand below stays.
const people = '\n## People\n';
const whole = (value) => Math.round(value).toLocaleString('en-IN');

/** Writes the figures and how to repeat them. */
export async function writeResults({ rows, memory, seconds, rounds, cpu, cores }) {
  const lines = rows.map(
    ({ question, connections, portal, bare }) =>
      `| ${question} | ${connections} | **${(portal.perSecond / bare.perSecond).toFixed(2)}** | ${whole(portal.perSecond)} | ${whole(bare.perSecond)} | ${portal.p99} / ${bare.p99} | ${portal.cpuPerRequest.toFixed(2)} / ${bare.cpuPerRequest.toFixed(2)} | ${portal.failed} |`,
  );
  const text = `# Measurements

\`npm run bench\` starts the whole portal (sign-in, ability, audit, outbox and relay on) and a bare Node server on the MongoDB
driver (\`bench/bare-server.mjs\`: no sign-in, no checks, no events) on the same MongoDB with 100,000 assets and the same
indexes, and asks both in turn: ${rounds} rounds of ${seconds} s each, the middle round counts. The load generator (wrk, one thread) runs on the same machine.
\`BENCH_SECONDS\` and \`BENCH_ROUNDS\` change the length.

Measured on ${cores} cores (${cpu}), Node ${process.version}, on ${new Date().toISOString().slice(0, 10)}.

| question | connections | portal ÷ bare | portal /s | bare /s | p99 ms portal / bare | CPU ms per request, portal / bare | failed |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}

The first mark is 1.6 / 1.6 / 1.2 of the bare server for GET one / list / create at 64 connections. Lists that are asked alike at
one moment are one trip to the database. A creation is a transaction
with the contract's count and its event for the audit log and other services; that is where its time goes.

CPU is that of the portal's own processes (gateway, services) and of the bare server, without MongoDB.
All parts of the portal together held ${whole(memory)} MiB of memory after the demo data was in.
`;
  const [, below] = (await readFile(file, 'utf8')).split(people);
  await writeFile(file, below ? text + people + below : text);
  console.log(text);
}
