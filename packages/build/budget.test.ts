import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudget } from './budget.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
  writeFileSync(join(folder, 'index.html'), '<script defer src="/main.js"></script><script src="/more.js"></script>');
  writeFileSync(join(folder, 'late.js.br'), Buffer.alloc(500 * 1024));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, kilobytes: number) => writeFileSync(join(folder, name), Buffer.alloc(kilobytes * 1024));

it('lets pass what stays within it, whatever comes late', () => {
  write('main.js.br', 100);
  write('more.js.br', 15);
  expect(() => checkBudget(folder)).not.toThrow();
});

it('stops the build with one line that says how much there is', () => {
  write('main.js.br', 100);
  write('more.js.br', 16);
  expect(() => checkBudget(folder)).toThrow(
    /^The pages before signing in load 116\.0 KiB of JavaScript, 115 at most.*$/,
  );
});
