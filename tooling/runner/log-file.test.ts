import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, turnOver } from './log-file.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
  file = join(folder, 'part.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const all = () =>
  readdirSync(folder)
    .sort()
    .toReversed()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

it('is put aside while a process holds it open, which goes on at its beginning', () => {
  const log = openLog(file);
  const write = (from: number, to: number) => {
    for (let line = from; line < to; line++) writeSync(log, `line ${line}\n`);
  };
  write(0, 2_000);
  turnOver(file, { most: 10_000 });
  write(2_000, 2_500);
  closeSync(log);
  expect(readdirSync(folder).sort()).toEqual(['part.log', 'part.log.1']);
  expect(readFileSync(file, 'utf8')).toMatch(/^line 2000\n/);
  expect(all().trimEnd().split('\n')).toEqual(Array.from({ length: 2_500 }, (_, line) => `line ${line}`));
});

it('keeps five files, the newest put aside first', () => {
  for (let turn = 1; turn <= 6; turn++) {
    writeFileSync(file, String(turn).repeat(10));
    turnOver(file, { most: 9 });
  }
  expect(readdirSync(folder).sort()).toEqual(['part.log', 'part.log.1', 'part.log.2', 'part.log.3', 'part.log.4']);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('6666666666');
  expect(readFileSync(`${file}.4`, 'utf8')).toBe('3333333333');
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('takes nothing of what is kept where there is no room for more', () => {
  for (const [name, text] of Object.entries({ '': 'now', '.1': 'one', '.4': 'four' })) writeFileSync(file + name, text);
  // Stands in for a full disk: nothing can be laid there.
  mkdirSync(`${file}.next`);
  expect(() => turnOver(file, { most: 1 })).toThrow();
  expect(['', '.1', '.4'].map((name) => readFileSync(file + name, 'utf8'))).toEqual(['now', 'one', 'four']);
  rmSync(`${file}.next`, { recursive: true });
});

it('stays as it is while it is small, and where there is none', () => {
  turnOver(file);
  writeFileSync(file, 'a line\n');
  turnOver(file);
  expect(all()).toBe('a line\n');
});
