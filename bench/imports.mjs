// npm run bench -- imports: a register of 100,000 assets as CSV and as a workbook, from its upload to its last asset.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { MongoClient } from 'mongodb';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { signInAt } from './asking.mjs';
import { cpuWatch, memoryOf } from './processes.mjs';

const count = Number(process.env.BENCH_ROWS ?? 100_000);
const kinds = (process.env.BENCH_KINDS ?? 'csv,xlsx').split(',');
const mark = { perSecond: 5_000, memory: 200 };
const everyMs = 200;
const heading = [
  'Item Name',
  'Category',
  'Serial No',
  'Purchase Cost',
  'Purchase Date',
  'Order No',
  'Make',
  'Model',
  'Room',
];

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'error' };
const portal = await openPortal({
  data,
  port: Number(process.env.BENCH_PORT) || (await freeBase()),
  demo: true,
  history: false,
  without: ['nginx'],
  env: limits,
  say: (line) => console.log(`  ${line}`),
});
try {
  const { gateway, mongodb } = portal.urls;
  const buyer = await signInAt(gateway, 'buyer');
  for (const kind of kinds) await measure(gateway, mongodb, buyer, kind);
} finally {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}

/** A contract of the buyer's office with room for all of them; its number. */
async function contractFor(mongodb, { organizationId, organizationName = 'Office' }, kind) {
  const client = await MongoClient.connect(mongodb);
  const number = `GEMC-IMPORT-${kind === 'csv' ? 1 : 2}`;
  await client
    .db('portal_asset')
    .collection('contracts')
    .insertOne({
      ...{ _id: `bench-import-${kind}`, source: 'gem', revision: 1, gemContractNumber: number, status: 'Approved' },
      ...{ sellerOrganizationId: 'bench-seller', sellerName: 'Seller', buyerOrganizationId: organizationId },
      ...{
        buyerName: organizationName,
        gemBuyerDepartmentName: 'Bench',
        ordered: { Laptop: count },
        registered: {},
        lines: [],
      },
    });
  await client.close();
  return number;
}

async function fileOf(kind, contract) {
  const row = (n) => [
    'Latitude 5450',
    'Laptops',
    `${kind}${n}`,
    52_000 + (n % 900),
    '16-Sep-2025',
    contract,
    'Dell',
    '5450',
    `Room ${n % 300}`,
  ];
  const rows = [heading, ...Array.from({ length: count }, (_, n) => row(n))];
  if (kind === 'xlsx') return writeXlsx({ sheets: [{ name: 'Register', rows }] });
  return new TextEncoder().encode(rows.map((cells) => cells.join(',')).join('\r\n'));
}

async function measure(gateway, mongodb, { token, user }, kind) {
  const contract = await contractFor(mongodb, user, kind);
  const bytes = await fileOf(kind, contract);
  const pids = portal.parts.filter(({ name }) => /asset/.test(name)).map(({ pid }) => pid);
  const before = memoryOf(pids);
  const cpuOf = cpuWatch(portal);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pids))), everyMs);
  const ask = async (method, path, body) => {
    const response = await fetch(`${gateway}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  try {
    const form = new FormData();
    form.append('file', new Blob([bytes]), `register.${kind}`);
    const begun = performance.now();
    let now = await ask('POST', '/asset-imports', form);
    const checked = performance.now();
    if (now.good !== count) throw new Error(`only ${now.good} rows are good: ${JSON.stringify(now.refused[0])}`);
    now = await ask('POST', `/asset-imports/${now.id}/run`, JSON.stringify({ keepGood: true }));
    while (now.status === 'Running') {
      await new Promise((done) => setTimeout(done, everyMs));
      now = await ask('GET', `/asset-imports/${now.id}`);
    }
    report(kind, bytes.length, { begun, checked, ended: performance.now() }, highest - before, now.created);
    console.log(`  ${cpuOf(now.created, 'row')}`);
  } finally {
    clearInterval(watch);
  }
}

function report(kind, size, { begun, checked, ended }, memory, created) {
  const seconds = (from, to) => ((to - from) / 1_000).toFixed(1);
  const rate = Math.round(created / ((ended - begun) / 1_000));
  console.log(
    `\n  ${created.toLocaleString('en-IN')} rows as ${kind} (${(size / 1024 / 1024).toFixed(1)} MiB): checked in ${seconds(begun, checked)} s, made in ${seconds(checked, ended)} s: ${rate} a second (to reach: ${mark.perSecond}); memory +${Math.round(memory)} MiB (to reach: at most ${mark.memory}); load of the machine ${loadavg()[0].toFixed(1)}`,
  );
}
