import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { network } from './browser.mjs';

const file = new URL('../RESULTS.md', import.meta.url);
const heading = '\n## Pages\n';

const table = (rows) =>
  [
    '| page | seconds | JavaScript, KiB |',
    '| --- | ---: | ---: |',
    ...rows.map(({ name, seconds, bytes }) => `| ${name} | ${seconds.toFixed(2)} | ${(bytes / 1024).toFixed(1)} |`),
  ].join('\n');

/** Writes the figures and how to repeat them under their heading; what stands above stays. */
export async function writePages({ door, behind, rounds }) {
  const [area, bundle] = behind;
  const ratio = area.seconds / bundle.seconds;
  const text = `${heading}
\`npm run bench -- pages\` opens the whole portal with demo data and visits it in Chromium with nothing in its cache, on a network of
${network.latency} ms and ${network.bytesPerSecond / 1_000} kB/s (emulated by the browser): the middle of ${rounds} rounds (\`BENCH_ROUNDS\`). JavaScript is what had come over the
network, compressed, by then. Measured on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, on ${new Date().toISOString().slice(0, 10)}.

Until the first field takes what is typed (marks: at most 4.5 s, in Hindi and Urdu 5 s; 115 KiB):

${table(door)}

Behind the door. The same application as one webpack build, split by route and without federation, is what the first area is held
against: **${ratio.toFixed(2)}** times its time (mark: at most 1.15; ${ratio <= 1.15 ? 'reached' : '**not reached**'}).

${table(behind)}
`;
  const before = (await readFile(file, 'utf8')).split(heading)[0];
  await writeFile(file, before + text);
  console.log(text);
}
