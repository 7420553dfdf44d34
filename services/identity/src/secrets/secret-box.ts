import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, log, Repository } from '@portal/service-kit';
import { identityConfig } from '../config.js';

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
@Injectable()
export class SecretBox {
  private readonly keys: Repository<StoredSecretKey>;
  private key?: Promise<Buffer>;

  constructor(kit: Kit) {
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
    const { SECRET_KEY } = identityConfig();
    if (SECRET_KEY) return Buffer.from(SECRET_KEY, 'base64');
    log.warn('SECRET_KEY is not set: the key of sealed secrets lies in the database beside them');
    const made = { key: randomBytes(32).toString('base64') };
    // Of two instances that start at once the first one's key counts.
    const kept = await this.keys.updateAndFind({ _id: 'secrets' }, { $setOnInsert: made }, { upsert: true });
    return Buffer.from(kept.key, 'base64');
  }
}
