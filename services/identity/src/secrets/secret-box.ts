import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Kit, log } from '@portal/service-kit';
import { identityConfig } from '../config.js';

/** A text that only this portal's key opens: AES-256-GCM, each part in base64url. */
export interface SealedText {
  nonce: string;
  text: string;
  tag: string;
}

const algorithm = 'aes-256-gcm';
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Seals what must be read again later but not by who reads the database; `bound` (an id) keeps it from being moved elsewhere. */
@Injectable()
export class SecretBox {
  private key?: Promise<Buffer>;

  constructor(private readonly kit: Kit) {}

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
    const keys = this.kit.database.collection<{ _id: string; key: string }>('secret_keys');
    const made = { key: randomBytes(32).toString('base64') };
    // Of two instances that start at once the first one's key counts.
    const kept = await keys.findOneAndUpdate(
      { _id: 'secrets' },
      { $setOnInsert: made },
      { upsert: true, returnDocument: 'after' },
    );
    return Buffer.from(kept!.key, 'base64');
  }
}
