import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldSecretKeys, keyOf, nameOfFirst, replaceSecretKey, secretKey, secretKeysFor } from './secrets.mjs';

let data: string;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => {
  delete process.env['SECRET_KEY'];
  rmSync(data, { recursive: true });
});
const inFile = (name: string) => readFileSync(join(data, name), 'utf8');

describe('the key beside the data', () => {
  it('is given to each service in a file that its owner alone reads', () => {
    const { identity, system } = secretKeysFor(data);
    expect(identity).toEqual({ SECRET_KEY_FILE: join(data, 'secret.key') });
    expect(system).toEqual({ SECRET_KEY_FILE: join(data, 'secret.system.key') });
    expect(inFile('secret.system.key')).toBe(keyOf(secretKey(data), 'system'));
    for (const name of ['secret.key', 'secret.system.key']) expect(statSync(join(data, name)).mode & 0o777).toBe(0o600);
  });

  it('stays behind a new one until it is forgotten, and so does what follows from it', () => {
    const old = secretKey(data);
    replaceSecretKey(data);
    const [next, behind, ...rest] = secretKey(data).split(',');
    expect([behind, rest]).toEqual([old, []]);
    expect(inFile('secret.system.key')).toBe([next, old].map((key) => keyOf(key ?? '', 'system')).join());
    forgetOldSecretKeys(data);
    expect(secretKey(data)).toBe(next);
    expect(inFile('secret.system.key')).toBe(keyOf(next ?? '', 'system'));
  });

  it('is not replaced where another one is set', () => {
    process.env['SECRET_KEY'] = randomBytes(32).toString('base64');
    expect(() => replaceSecretKey(data)).toThrow('SECRET_KEY is set');
    expect(secretKeysFor(data).identity).toEqual({ SECRET_KEY: process.env['SECRET_KEY'] });
  });

  it('has the name that the services give it', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    expect(nameOfFirst(`${key},another`)).toBe('08e6c52235075206');
  });
});
