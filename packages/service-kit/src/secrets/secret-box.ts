import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { log } from '../log.js';
import type { Kit } from '../process/kit.js';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';

const length = 32;

/**
 * What a service reads that seals secrets: 32 random bytes in base64. While a key is replaced it stands before the ones of before, which are only
 * opened with, each apart by a comma or a line.
 */
export const secretKey = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((keys) => keys.length > 0 && keys.every(isKey), `must be ${length} bytes in base64`)
  .optional();

function isKey(text: string) {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === length && bytes.toString('base64') === text;
}

/** Milliseconds for which a new key is only opened with: until every instance has it. */
export const secretKeyLead = z.coerce
  .number()
  .int()
  .min(0)
  .max(86_400)
  .default(300)
  .transform((seconds) => seconds * 1_000);

/** A text that only this portal's key opens: AES-256-GCM, each part in base64url. */
export interface SealedText {
  nonce: string;
  text: string;
  tag: string;
  /** Of which key, from when keys were replaced. */
  key?: string;
}

/** The key, where nobody has set one. */
interface StoredSecretKey {
  _id: string;
  key: string;
}

/** What a service has been given. */
export interface GivenKeys {
  SECRET_KEY?: string[] | undefined;
  SECRET_KEY_LEAD: number;
}

interface Key {
  name: string;
  bytes: Buffer;
}

const schema = documentSchema('secret_keys', { _id: String, key: String });
const algorithm = 'aes-256-gcm';
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
/** Milliseconds for which what was read is not read again. */
const fresh = 1_000;

/** What a key is called in what it seals, which tells nothing of it. */
export function nameOfKey(key: string): string {
  const named = createHash('sha256').update('name of a key').update(Buffer.from(key, 'base64'));
  return named.digest('hex').slice(0, 16);
}

/** Seals what must be read again later but not by who reads the database; `bound` (an id) keeps it from being moved elsewhere. */
export class SecretBox {
  private readonly stored: Repository<StoredSecretKey>;
  private keys: Key[] = [];
  private readAt = -Infinity;
  /** Since when the first key has been there together with others, on the clock of this process. */
  private since = -Infinity;
  private made?: Promise<Key[]> | undefined;

  constructor(
    kit: Kit,
    /** The service's own, from its environment or from a file, which may change while it runs. */
    private readonly given: () => GivenKeys,
  ) {
    this.stored = kit.keep(new Repository<StoredSecretKey>(kit.database, 'SecretKey', schema));
  }

  async seal(text: string, bound: string): Promise<SealedText> {
    return sealWith(await this.sealing(), text, bound);
  }

  async open(sealed: SealedText, bound: string): Promise<string> {
    const text = openWith(await this.loaded(), sealed, bound) ?? openWith(await this.loaded(true), sealed, bound);
    if (text === undefined) throw new Error('sealed with a key that SECRET_KEY does not have');
    return text;
  }

  /** The same, sealed with the key that seals now; undefined where it is already. */
  async resealed(sealed: SealedText, bound: string): Promise<SealedText | undefined> {
    const key = await this.sealing();
    if (sealed.key === key.name) return undefined;
    return sealWith(key, await this.open(sealed, bound), bound);
  }

  /** What the key is called that everything is to be sealed with; undefined while a new one may not have come to all instances. */
  async settledKey(): Promise<string | undefined> {
    const [first] = await this.loaded();
    return first && (await this.sealing()) === first ? first.name : undefined;
  }

  /** Whether there are keys of before, with which something may be sealed at any moment. */
  async isReplacing(): Promise<boolean> {
    return (await this.loaded()).length > 1;
  }

  /** Looks whether it has been given another key by now. */
  async reread() {
    this.readAt = -Infinity;
    await this.loaded(true);
  }

  private async sealing(): Promise<Key> {
    const keys = await this.loaded();
    const key = performance.now() - this.since < this.given().SECRET_KEY_LEAD ? keys.at(-1) : keys[0];
    if (!key) throw new Error('no key seals');
    return key;
  }

  private async loaded(again = false): Promise<Key[]> {
    const now = performance.now();
    if (this.keys.length > 0 && !(again && now - this.readAt >= fresh)) return this.keys;
    const { SECRET_KEY } = this.given();
    const keys = SECRET_KEY ? SECRET_KEY.map(keyOf) : await this.madeHere();
    this.readAt = now;
    if (keys[0]?.name !== this.keys[0]?.name) this.since = keys.length > 1 ? now : -Infinity;
    this.keys = keys;
    return keys;
  }

  private async madeHere(): Promise<Key[]> {
    this.made ??= this.makeHere();
    try {
      return await this.made;
    } catch (error) {
      this.made = undefined;
      throw error;
    }
  }

  private async makeHere(): Promise<Key[]> {
    log.warn('SECRET_KEY is not set: the key of sealed secrets lies in the database beside them');
    const made = { key: randomBytes(length).toString('base64') };
    // Of two instances that start at once the first one's key counts.
    const kept = await this.stored.updateAndFind({ _id: 'secrets' }, { $setOnInsert: made }, { upsert: true });
    return [keyOf(kept.key)];
  }
}

const keyOf = (text: string): Key => ({ name: nameOfKey(text), bytes: Buffer.from(text, 'base64') });

function sealWith({ name, bytes }: Key, text: string, bound: string): SealedText {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    nonce: nonce.toString('base64url'),
    text: sealed.toString('base64url'),
    tag: cipher.getAuthTag().toString('base64url'),
    key: name,
  };
}

/** With the key that it names, or with each, where it was sealed before keys had names. */
function openWith(keys: readonly Key[], { nonce, text, tag, key }: SealedText, bound: string): string | undefined {
  for (const { name, bytes } of keys) {
    if (key !== undefined && key !== name) continue;
    try {
      const decipher = createDecipheriv(algorithm, bytes, bytesOf(nonce))
        .setAAD(Buffer.from(bound))
        .setAuthTag(bytesOf(tag));
      return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
    } catch {
      // It is another key's, or was moved or changed.
    }
  }
  return undefined;
}
