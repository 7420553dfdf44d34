// npm run fuzz [-- <demo account> …]: asks every operation of the OpenAPI description with made-up input, as one role after the other. A portal of
// its own is started unless PORTAL_URL names one, which has to be on this machine. Ends with an error when an answer is a fault, or one that
// the description does not know.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../tooling/runner/build.mjs';
import { root } from '../../tooling/runner/folders.mjs';
import { closeAfterTests, openForTests } from '../../tooling/test/opened.mjs';

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
];
/** Sign-out would end the fuzzer's own session. */
const left = ['identity.session.end', 'identity.own-session.end-many'];
const examples = 15;
const seed = 2026;

const here = fileURLToPath(new URL('.', import.meta.url));
const requirements = join(here, 'requirements.txt');
const environment = join(root, '.runtime/fuzz');
const program = join(environment, 'bin/schemathesis');

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed`);
}

/** The fuzzer in an environment of its own; nothing is installed into the system's Python. */
function install() {
  if (!existsSync(environment)) run('python3', ['-m', 'venv', environment]);
  const installed = spawnSync(join(environment, 'bin/pip'), ['freeze'], { encoding: 'utf8' }).stdout;
  if (!installed.includes(readFileSync(requirements, 'utf8').trim()))
    run(join(environment, 'bin/pip'), ['install', '--quiet', '--requirement', requirements]);
}

/** @param {string} base @param {string} role @returns {Promise<boolean>} whether nothing was found */
function fuzz(base, role) {
  console.log(`\n── ${role}`);
  const args = ['run', `${base}/api/openapi.json`, '--checks', checks.join(','), '--max-examples', String(examples)];
  args.push('--seed', String(seed), '--phases', 'fuzzing');
  // A body of many parts takes the generator long, which says nothing of the portal.
  args.push('--suppress-health-check', 'too_slow');
  for (const id of left) args.push('--exclude-operation-id', id);
  const env = {
    ...process.env,
    PYTHONPATH: here,
    PYTHONDONTWRITEBYTECODE: '1',
    SCHEMATHESIS_HOOKS: 'sign_in',
    FUZZ_PORTAL: base,
    FUZZ_EMAIL: `${role}@demo.gov.in`,
    FUZZ_PASSWORD: 'Demo#2026',
  };
  const child = spawn(program, args, { cwd: join(root, '.runtime'), stdio: 'inherit', env });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

async function main() {
  const asked = process.argv.length > 2 ? process.argv.slice(2) : ['seller', 'buyer'];
  // An administrator comes last: nobody else's account is sure to be there afterwards.
  const roles = [...asked.filter((role) => role !== 'admin'), ...asked.filter((role) => role === 'admin')];
  const given = process.env.PORTAL_URL;
  if (given && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(given).hostname))
    throw new Error('Only a portal on this machine is asked');
  install();
  if (!given) await build();
  const base = given ?? (await openForTests({ demo: true })).PORTAL_URL;
  let good = true;
  try {
    for (const role of roles) good = (await fuzz(base, role)) && good;
  } finally {
    if (!given) await closeAfterTests();
  }
  process.exitCode = good ? 0 : 1;
}

await main();
