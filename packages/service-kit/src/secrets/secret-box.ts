import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { log } from '../log.js';
import type { Kit } from '../process/kit.js';
import { Repository } from '../store/repository.js';
import { documentSchema } from '../store/stored.js';

/** What a service reads that seals secrets: 32 random bytes in base64. */
export const secretKey = z
  .base64()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
  .optional();

/** A text that only this portal's key opens: AES-256-GCM, each part in base64url. */
export interface SealedText {
  nonce: string;
  text: string;
  tag: string;
}

/** The key, where nobody has set one. */
interface StoredSecretKey {
  _id: string;
  key: string;
}

const schema = documentSchema('secret_keys', { _id: String, key: String });
const algorithm = 'aes-256-gcm';
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Seals what must be read again later but not by who reads the database; `bound` (an id) keeps it from being moved elsewhere. */
export class SecretBox {
  private readonly keys: Repository<StoredSecretKey>;
  private key?: Promise<Buffer>;

  constructor(
    kit: Kit,
    /** The service's own, from its environment. */
    private readonly given: string | undefined,
  ) {
    this.keys = kit.keep(new Repository<StoredSecretKey>(kit.database, 'SecretKey', schema));
  }

  async seal(text: string, bound: string): Promise<SealedText> {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(algorithm, await this.loaded(), nonce).setAAD(Buffer.from(bound));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return {
      nonce: nonce.toString('base64url'),
      text: sealed.toString('base64url'),
      tag: cipher.getAuthTag().toString('base64url'),
    };
  }

  async open({ nonce, text, tag }: SealedText, bound: string): Promise<string> {
    const decipher = createDecipheriv(algorithm, await this.loaded(), bytesOf(nonce))
      .setAAD(Buffer.from(bound))
      .setAuthTag(bytesOf(tag));
    return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
  }

  private async loaded(): Promise<Buffer> {
    this.key ??= this.configured();
    try {
      return await this.key;
    } catch (error) {
      this.key = undefined;
      throw error;
    }
  }

  private async configured(): Promise<Buffer> {
    if (this.given) return Buffer.from(this.given, 'base64');
    log.warn('SECRET_KEY is not set: the key of sealed secrets lies in the database beside them');
    const made = { key: randomBytes(32).toString('base64') };
    // Of two instances that start at once the first one's key counts.
    const kept = await this.keys.updateAndFind({ _id: 'secrets' }, { $setOnInsert: made }, { upsert: true });
    return Buffer.from(kept.key, 'base64');
  }
}
