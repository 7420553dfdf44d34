import { randomBytes } from 'node:crypto';
import { opening, sealing } from './sealed.mjs';

type Step = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Buffer>;
/** What leaves a step that is fed in parts of this length. */
async function through(step: Step, bytes: Buffer, length = 64 * 1_024) {
  async function* source() {
    for (let at = 0; at < bytes.length; at += length) yield await Promise.resolve(bytes.subarray(at, at + length));
  }
  const parts: Buffer[] = [];
  for await (const part of step(source())) parts.push(part);
  return Buffer.concat(parts);
}
const words = 'seven words that nobody else would say';
const mebibyte = 2 ** 20;

describe('a sealed file', () => {
  it.each([0, mebibyte, 2 * mebibyte + 1])('gives %i bytes back as they were', async (size) => {
    const bytes = randomBytes(size);
    const sealed = await through(sealing(words), bytes);
    expect((await through(opening(words), sealed, 1_000_003)).equals(bytes)).toBe(true);
    expect(sealed.includes(bytes.subarray(0, 16)) && size > 0).toBe(false);
  });

  it('is another one each time', async () => {
    const [one, other] = [
      await through(sealing(words), Buffer.from('a')),
      await through(sealing(words), Buffer.from('a')),
    ];
    expect(one.equals(other)).toBe(false);
  });

  it('is not opened by other words', async () => {
    const sealed = await through(sealing(words), Buffer.from('secret'));
    await expect(through(opening('other words'), sealed)).rejects.toThrow('the passphrase is another one');
  });

  let whole: Buffer;
  beforeAll(async () => {
    whole = await through(sealing(words), randomBytes(mebibyte + 500));
  });
  const cut = 32 + mebibyte + 16;
  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['a changed byte of the salt', (sealed) => changed(sealed, 20)],
    ['a changed byte of the first piece', (sealed) => changed(sealed, 1_000)],
    ['a changed byte of the last piece', (sealed) => changed(sealed, sealed.length - 20)],
    ['a changed tag', (sealed) => changed(sealed, sealed.length - 1)],
    ['a missing last piece', (sealed) => sealed.subarray(0, cut)],
    ['a missing last byte', (sealed) => sealed.subarray(0, -1)],
    ['a missing first piece', (sealed) => Buffer.concat([sealed.subarray(0, 32), sealed.subarray(cut)])],
    ['a byte more', (sealed) => Buffer.concat([sealed, Buffer.from('a')])],
  ])('is refused with %s', async (_, harm) => {
    await expect(through(opening(words), harm(whole))).rejects.toThrow(/passphrase is another|changed or cut off/);
  });

  it.each(['', 'portal', 'another file, longer than what stands in front of a backup'])(
    'is not taken for one: %j',
    async (text) => {
      await expect(through(opening(words), Buffer.from(text))).rejects.toThrow('no backup of a portal');
    },
  );
});

function changed(bytes: Buffer, at: number) {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
