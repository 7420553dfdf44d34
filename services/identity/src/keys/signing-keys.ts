import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  clocksDiffer,
  documentSchema,
  Kit,
  keyRound,
  log,
  Repository,
  tokenAlgorithm,
  SecretBox,
  type SealedText,
} from '@portal/service-kit';
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { identityConfig } from '../config.js';
import { aheadMilliseconds, tokenSeconds } from '../sessions/lifetimes.js';

/** A key pair as it lies in identity's own database: the private half sealed. */
interface StoredKey {
  /** 1, 2, 3 …: of two instances that make the next one at once, one succeeds. */
  _id: number;
  kid: string;
  publicJwk: JWK;
  /** Of keys of before. */
  privateJwk?: JWK;
  sealed: SealedText;
  signsFrom: Date;
}

const schema = documentSchema('signing_keys', {
  _id: Number,
  kid: String,
  publicJwk: Object,
  privateJwk: Object,
  sealed: { nonce: String, text: String, tag: String, key: String },
  signsFrom: Date,
});
const day = 24 * 60 * 60 * 1_000;
/** So often (milliseconds) an instance looks what has become of the keys. */
const round = 30_000;
/** A new key is published this long (milliseconds) before it signs, so that everybody knows it by then. */
const lead = 5 * keyRound;
/** How long (milliseconds) after its last signature a key still verifies: the life of a token, which may be made ahead, and the clocks' differences. */
const afterlife = tokenSeconds * 1_000 + aheadMilliseconds + clocksDiffer;

/** The key pairs that sign access tokens: the same for all instances, each for some weeks, never outside identity. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly keys: Repository<StoredKey>;
  private stored: StoredKey[] = [];
  private readonly opened = new Map<string, Promise<CryptoKey | undefined>>();
  private looking?: Promise<void>;
  private timer?: NodeJS.Timeout;

  constructor(
    kit: Kit,
    private readonly box: SecretBox,
  ) {
    this.keys = kit.keep(new Repository<StoredKey>(kit.database, 'SigningKey', schema));
  }

  async onApplicationBootstrap() {
    await this.tend();
    const look = () =>
      void this.tend().catch((error: unknown) => log.warn({ error: String(error) }, 'keys not tended'));
    this.timer = setInterval(look, round).unref();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  async publicKeys(): Promise<JWK[]> {
    if (this.stored.length === 0) await this.tend();
    return this.stored.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: tokenAlgorithm, use: 'sig' }));
  }

  async signer(): Promise<{ kid: string; key: CryptoKey }> {
    const found = await this.newestSigner();
    if (found) return found;
    await this.tend();
    const made = await this.newestSigner();
    if (!made) throw new Error('no key signs');
    return made;
  }

  /** Brings the keys up to date: makes the next one in time, and forgets those whose last token has died. */
  tend(): Promise<void> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look() {
    // Keys of before lay there in clear, and so in every copy of the database: they verify nothing any more.
    await this.keys.removeMany({ privateJwk: { $exists: true } });
    await this.load();
    const signing = await this.newestSigner();
    const newest = this.stored.at(-1);
    const due = Date.now() - identityConfig().SIGNING_KEY_DAYS * day;
    if (!signing) await this.makeNext(newest, new Date());
    else if (newest && newest.signsFrom.getTime() < due) await this.makeNext(newest, new Date(Date.now() + lead));
    await this.forgetDead();
  }

  /** Seals with the key of this name what another one sealed; how many. */
  async sealAnew(key: string): Promise<number> {
    let count = 0;
    for (const { _id, kid, sealed } of await this.keys.findMany({ 'sealed.key': { $ne: key } })) {
      const anew = await this.box.resealed(sealed, kid);
      if (anew && (await this.keys.updateOne({ _id, 'sealed.nonce': sealed.nonce }, { $set: { sealed: anew } })))
        count += 1;
    }
    if (count > 0) await this.load();
    return count;
  }

  private async load() {
    this.stored = await this.keys.findMany({}, { sort: { _id: 1 } });
    const kids = new Set(this.stored.map(({ kid }) => kid));
    for (const kid of this.opened.keys()) if (!kids.has(kid)) this.opened.delete(kid);
  }

  private async makeNext(newest: StoredKey | undefined, signsFrom: Date) {
    const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm, { extractable: true });
    const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
    const kid = await calculateJwkThumbprint(publicJwk);
    const sealed = await this.box.seal(JSON.stringify(privateJwk), kid);
    const key = { _id: (newest?._id ?? 0) + 1, kid, publicJwk, sealed, signsFrom };
    await this.keys.insertNew([key]);
    await this.load();
  }

  private async forgetDead() {
    const after = Date.now() - afterlife;
    const replaced = this.stored.filter((_, n) => this.stored.slice(n + 1).some(({ signsFrom }) => +signsFrom < after));
    if (replaced.length === 0) return;
    await this.keys.removeMany({ _id: { $in: replaced.map(({ _id }) => _id) } });
    await this.load();
  }

  /** The newest key whose time has come and which this instance can open. */
  private async newestSigner() {
    const begun = this.stored.filter(({ signsFrom }) => signsFrom.getTime() <= Date.now());
    for (const stored of begun.toReversed()) {
      const key = await this.open(stored);
      if (key) return { kid: stored.kid, key };
    }
    return undefined;
  }

  private open(stored: StoredKey): Promise<CryptoKey | undefined> {
    const known = this.opened.get(stored.kid);
    if (known) return known;
    const opening = this.box
      .open(stored.sealed, stored.kid)
      .then(async (text) => (await importJWK(JSON.parse(text) as JWK, tokenAlgorithm)) as CryptoKey)
      .catch((error: unknown) => {
        log.error({ kid: stored.kid, error: String(error) }, 'a signing key that this SECRET_KEY does not open');
        return undefined;
      });
    this.opened.set(stored.kid, opening);
    return opening;
  }
}
