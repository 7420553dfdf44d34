// What the chart is tried with: Helm, and the schemas of Kubernetes with what compares them (both work without a network).
// Fetched into .runtime/kubernetes by `node deploy/k8s/tools.mjs`, where the machine has Go and Python; those on the PATH are taken first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.runtime/kubernetes', import.meta.url));
const versions = { helm: 'helm.sh/helm/v3/cmd/helm@v3.22.0', schemas: 'kubernetes-validate==1.37.0' };
/** A machine that needs longer (milliseconds) for one of them leaves it out. */
const longest = 5 * 60_000;
/** The version of Kubernetes that the chart is compared with. */
export const kubernetes = '1.37';

/** @param {string} name */
const find = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), join(folder, 'bin')]
    .map((each) => join(each, name))
    .find((file) => existsSync(file));

/** @returns the file of each tool, if it is here */
export const tools = () => ({ helm: find('helm'), validator: find('kubernetes-validate') });

/**
 * Fetches what is not here; whoever needs it looks afterwards whether it is.
 * @param {(line: string) => void} say
 */
export function installTools(say) {
  const run = (/** @type {string} */ command, /** @type {string[]} */ args) => {
    const env = { ...process.env, GOBIN: join(folder, 'bin'), GOFLAGS: '-buildvcs=false' };
    return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: longest }).status === 0;
  };
  if (!tools().validator && find('python3')) {
    say('Fetching the schemas of Kubernetes');
    if (run('python3', ['-m', 'venv', folder]))
      run(join(folder, 'bin/python3'), ['-m', 'pip', 'install', '--quiet', versions.schemas]);
  }
  if (!tools().helm && find('go')) {
    say('Building Helm, which takes some minutes the first time');
    run('go', ['install', versions.helm]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installTools(console.log);
