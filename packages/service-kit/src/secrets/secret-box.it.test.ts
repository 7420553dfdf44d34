// ASVS 13.3.4
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import type { Kit } from '../process/kit.js';
import { type GivenKeys, nameOfKey, SecretBox, secretKey, secretKeyLead } from './secret-box.js';

const newKey = () => randomBytes(32).toString('base64');
let database: Connection;
beforeAll(async () => {
  database = await mongoose
    .createConnection(process.env['MONGODB_URI'] ?? '', { dbName: `test_box${randomBytes(4).toString('hex')}` })
    .asPromise();
});
afterEach(() => {
  database.deleteModel(/SecretKey/);
});
afterAll(async () => {
  await database.dropDatabase();
  await database.close();
});

/** A box whose keys can be changed as a file's content can. */
function boxWith(keys: string[] | undefined, lead = 0) {
  const given: GivenKeys = { SECRET_KEY: keys, SECRET_KEY_LEAD: lead };
  const kit = { database, keep: (repository: unknown) => repository } as unknown as Kit;
  database.deleteModel(/SecretKey/);
  return { given, box: new SecretBox(kit, () => given) };
}

describe('secrets of a service', () => {
  it('are opened with the key of before and sealed with the new one, while it is replaced', async () => {
    const [old, next] = [newKey(), newKey()];
    const before = await boxWith([old]).box.seal('of before', 'a');
    const { box } = boxWith([next, old]);
    expect(await box.open(before, 'a')).toBe('of before');
    const anew = await box.resealed(before, 'a');
    expect(anew?.key).toBe(nameOfKey(next));
    expect(await box.resealed(anew!, 'a')).toBeUndefined();
    expect(await boxWith([next]).box.open(anew!, 'a')).toBe('of before');
    await expect(boxWith([next]).box.open(before, 'a')).rejects.toThrow('SECRET_KEY does not have');
  });

  it('are opened that were sealed before keys had names', async () => {
    const [old, next] = [newKey(), newKey()];
    const { key: _, ...nameless } = await boxWith([old]).box.seal('of before', 'a');
    const { box } = boxWith([next, old]);
    expect(await box.open(nameless, 'a')).toBe('of before');
    expect((await box.resealed(nameless, 'a'))?.key).toBe(nameOfKey(next));
  });

  it('are sealed with the old key until every instance has the new one', async () => {
    const [old, next] = [newKey(), newKey()];
    const { box, given } = boxWith([next, old], 60_000);
    expect((await box.seal('text', 'a')).key).toBe(nameOfKey(old));
    expect(await box.settledKey()).toBeUndefined();
    given.SECRET_KEY_LEAD = 0;
    await box.reread();
    expect((await box.seal('text', 'a')).key).toBe(nameOfKey(next));
    expect(await box.settledKey()).toBe(nameOfKey(next));
  });

  it('wait for nothing where there is one key', async () => {
    const key = newKey();
    const { box } = boxWith([key], 60_000);
    expect([await box.settledKey(), await box.isReplacing()]).toEqual([nameOfKey(key), false]);
  });

  it('are opened with a key that came while the service works', async () => {
    const [old, next] = [newKey(), newKey()];
    const { box, given } = boxWith([old]);
    const sealed = await boxWith([next]).box.seal('text', 'a');
    await expect(box.open(sealed, 'a')).rejects.toThrow('SECRET_KEY does not have');
    given.SECRET_KEY = [next, old];
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    expect(await box.open(sealed, 'a')).toBe('text');
    clock.mockRestore();
  });

  it('are bound to the record, and not opened when they were changed', async () => {
    const { box } = boxWith([newKey()]);
    const sealed = await box.seal('text', 'a');
    await expect(box.open(sealed, 'b')).rejects.toThrow();
    await expect(box.open({ ...sealed, tag: sealed.nonce }, 'a')).rejects.toThrow();
  });

  it('have a key in the database where none is set, the same for all instances', async () => {
    const sealed = await boxWith(undefined).box.seal('text', 'a');
    expect(await boxWith(undefined).box.open(sealed, 'a')).toBe('text');
  });
});

it("calls a key as the operators' tool does", () => {
  expect(nameOfKey(Buffer.alloc(32, 7).toString('base64'))).toBe('08e6c52235075206');
});

describe('what is read of keys', () => {
  it('are several, each apart by a comma or a line', () => {
    const [old, next] = [newKey(), newKey()];
    expect(secretKey.parse(`${next},${old}`)).toEqual([next, old]);
    expect(secretKey.parse(`${next}\n${old}\n`)).toEqual([next, old]);
    expect(secretKeyLead.parse('60')).toBe(60_000);
  });

  it.each(['', 'no key', randomBytes(16).toString('base64'), `${newKey()},short`])('refuses %j', (text) => {
    expect(secretKey.safeParse(text).success).toBe(false);
  });
});
