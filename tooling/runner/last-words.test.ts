import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastWords, writtenSince } from './last-words.mjs';

const newer =
  'The database portal_asset was brought on by a newer version ("x"), and this version of asset cannot read it: start the newer one, or restore a backup of before.';
const ours = (level: number, error: string, msg = 'unhandled') =>
  JSON.stringify({ level, time: '2026-11-28T13:59:53.199Z', error, msg });
const mongod = (severity: string, msg: string, attr = {}) =>
  JSON.stringify({ t: { $date: '2026-11-28T13:59:53.199+00:00' }, s: severity, c: 'CONTROL', id: 20568, msg, attr });
const bind = '2026/11/28 13:59:53 [emerg] 6485#6485: bind() to 127.0.0.1:8080 failed (98: Address in use)';

it.each([
  ['a service', [ours(60, `Error: ${newer}\n    at Migrations.refuseNewer`), ours(30, '', 'closed')], newer],
  [
    'a wrong environment',
    [ours(60, 'Error: Wrong environment: MAIL_FROM: Required')],
    'Wrong environment: MAIL_FROM: Required',
  ],
  [
    'MongoDB whose port is taken',
    [
      mongod('E', 'Error setting up listener', { error: { code: 9001, errmsg: 'Address already in use' } }),
      mongod('I', 'Shutting down'),
    ],
    'Error setting up listener: Address already in use',
  ],
  [
    'MongoDB without its folder',
    [
      mongod('E', 'DBException in initAndListen, terminating', {
        error: 'NonExistentPath: Data directory db not found.',
      }),
    ],
    'DBException in initAndListen, terminating: NonExistentPath: Data directory db not found.',
  ],
  ['MongoDB at a failed assertion', [mongod('F', 'Fatal assertion')], 'Fatal assertion'],
  [
    'NATS',
    [
      '[6] 2026/11/28 13:59:53.7 [INF] Name: N',
      '[6] 2026/11/28 13:59:53.7 [FTL] Error listening on port: 0.0.0.0:8082',
    ],
    'Error listening on port: 0.0.0.0:8082',
  ],
  [
    'NATS with a wrong file',
    ["nats-server: Parse error on line 2: 'Unexpected EOF.'"],
    "Parse error on line 2: 'Unexpected EOF.'",
  ],
  [
    'nginx',
    [bind, bind, '2026/11/28 13:59:53 [emerg] 6485#6485: still could not bind()'],
    'bind() to 127.0.0.1:8080 failed (98: Address in use)',
  ],
  ['Node without memory', ['FATAL ERROR: Reached heap limit', '----- Native stack trace -----'], 'Reached heap limit'],
  [
    'a fault that nobody caught',
    ['file:///a.mjs:1', 'TypeError: no function', '    at file:///a.mjs:1:7', '', 'Node.js v24.1.0'],
    'no function',
  ],
  ['a program that says it in a line', ['the toy begins', 'the toy is broken', ''], 'the toy is broken'],
])('reads why a process ended: %s', (_, lines, why) => {
  expect(lastWords(lines.join('\n'), { byItself: true })).toBe(why);
});

it('takes nothing for the reason that is none', () => {
  expect(lastWords(ours(50, 'Error: a mail did not go out', 'mail'), { byItself: true })).toBeUndefined();
  expect(lastWords('the toy works', { byItself: false })).toBeUndefined();
  expect(lastWords('', { byItself: true })).toBeUndefined();
});

it('reads what this process wrote, also where the log was put aside or is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'last-words-'));
  const log = join(folder, 'toy.log');
  await writeFile(log, 'of the one before\nof this one');
  expect(writtenSince(log, 18)).toBe('of this one');
  await writeFile(log, 'of this one');
  expect(writtenSince(log, 18)).toBe('of this one');
  await rm(folder, { recursive: true });
  expect(writtenSince(log, 18)).toBe('');
});
