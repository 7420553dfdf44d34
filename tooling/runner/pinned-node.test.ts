import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runsThePortal } from './node-version.mjs';
import { isAlive, startedAt } from './processes.mjs';
import { until } from './until.mjs';

const file = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
const launch = (...args: string[]) =>
  spawn(process.execPath, [file('launcher.mjs'), file('launched.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function programOf(launcher: ChildProcess) {
  const [said] = (await once(launcher.stdout!, 'data')) as [Buffer];
  const pid = Number(said.toString());
  return { name: 'launched', stage: 1, pid, started: startedAt(pid) };
}

it('runs the portal on Node 24 or newer', () => {
  expect(runsThePortal('20.20.2')).toBe(false);
  expect(runsThePortal('22.21.0')).toBe(false);
  expect(runsThePortal('24.0.0')).toBe(true);
  expect(runsThePortal('26.1.0')).toBe(true);
});

it('ends as the program ends', async () => {
  expect(await once(launch('7'), 'exit')).toEqual([7, null]);
});

it.each(['SIGTERM', 'SIGKILL'] as const)('takes the program along at %s', async (signal) => {
  const launcher = launch();
  const program = await programOf(launcher);
  expect(isAlive(program)).toBe(true);
  launcher.kill(signal);
  expect(await until(() => !isAlive(program), { within: 10_000 })).toBe(true);
});
