import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from './given.mjs';

it('takes a variable, or what its file says, and names a file that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'given-'));
  writeFileSync(join(folder, 'url'), 'nats://one\n');
  expect(given({ NATS_URL: 'nats://two', NATS_URL_FILE: join(folder, 'url') }, 'NATS_URL')).toBe('nats://two');
  expect(given({ NATS_URL_FILE: join(folder, 'url') }, 'NATS_URL')).toBe('nats://one');
  expect(given({}, 'NATS_URL')).toBeUndefined();
  const missing = join(folder, 'none');
  expect(() => given({ NATS_URL_FILE: missing }, 'NATS_URL')).toThrow(
    `NATS_URL_FILE names ${missing}, which cannot be read (ENOENT): correct it, or unset it.`,
  );
  rmSync(folder, { recursive: true });
});
