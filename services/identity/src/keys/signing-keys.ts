import { Injectable } from '@nestjs/common';
import { Kit, tokenAlgorithm } from '@portal/service-kit';
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

interface StoredKey {
  _id: string;
  kid: string;
  publicJwk: JWK;
  privateJwk: JWK;
}

/** The key pair that signs access tokens: made once, the same for all instances, never outside identity's own database. */
@Injectable()
export class SigningKeys {
  private stored?: Promise<StoredKey>;

  constructor(private readonly kit: Kit) {}

  async publicKeys(): Promise<JWK[]> {
    const { kid, publicJwk } = await this.key();
    return [{ ...publicJwk, kid, alg: tokenAlgorithm, use: 'sig' }];
  }

  async signer(): Promise<{ kid: string; key: CryptoKey }> {
    const { kid, privateJwk } = await this.key();
    return { kid, key: (await importJWK(privateJwk, tokenAlgorithm)) as CryptoKey };
  }

  private async key(): Promise<StoredKey> {
    this.stored ??= this.firstOrOwn();
    try {
      return await this.stored;
    } catch (error) {
      this.stored = undefined;
      throw error;
    }
  }

  // Of two instances that start at once one stores its pair, the other takes that.
  private async firstOrOwn(): Promise<StoredKey> {
    const keys = this.kit.database.collection<StoredKey>('signing_keys');
    const found = await keys.findOne({ _id: 'access-tokens' });
    if (found) return found;
    const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm, { extractable: true });
    const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
    const made = { _id: 'access-tokens', kid: await calculateJwkThumbprint(publicJwk), publicJwk, privateJwk };
    try {
      await keys.insertOne(made);
      return made;
    } catch (error) {
      const first = await keys.findOne({ _id: 'access-tokens' });
      if (!first) throw error;
      return first;
    }
  }
}
