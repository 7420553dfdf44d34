import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepInMemory } from './in-memory.mjs';

const little = { room: 1, memory: 1 };
const before = { ...process.env };
let memory: string;

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
  delete process.env['TMPDIR'];
  delete process.env['PORTAL_KEEP'];
});
afterEach(() => {
  for (const name of ['TMPDIR', 'PORTAL_KEEP']) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  rmSync(memory, { recursive: true, force: true });
});

it('takes a folder of its own in memory, and clears away what a run left that is no more', () => {
  // No process has this id: it is beyond what a system gives.
  mkdirSync(join(memory, 'portal-tests-99999999'));
  mkdirSync(join(memory, `portal-tests-${process.ppid}`));
  mkdirSync(join(memory, 'of-others'));
  keepInMemory(memory, little);
  expect(process.env['TMPDIR']).toBe(join(memory, `portal-tests-${process.pid}`));
  expect(readdirSync(memory).sort()).toEqual(
    ['of-others', `portal-tests-${process.pid}`, `portal-tests-${process.ppid}`].sort(),
  );
});

it.each([
  ['where the file system is too small', () => keepInMemory(memory, { ...little, room: Number.MAX_SAFE_INTEGER })],
  ['where memory is short', () => keepInMemory(memory, { ...little, memory: Number.MAX_SAFE_INTEGER })],
  ['where there is none', () => keepInMemory(join(memory, 'nowhere'), little)],
  [
    'when the data are to be kept',
    () => {
      process.env['PORTAL_KEEP'] = '1';
      keepInMemory(memory, little);
    },
  ],
])('stays on the disk %s', (_, keep) => {
  keep();
  expect(process.env['TMPDIR']).toBeUndefined();
  expect(readdirSync(memory)).toEqual([]);
});
