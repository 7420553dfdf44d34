import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { StoreFault } from './store-fault.mjs';
import { withinStore } from './within-store.mjs';

/** How long one request may take, how often it is made, and what lies between the first two (milliseconds), twice as long each time. */
const timeout = 15_000;
const tries = 4;
const pause = 100;
/** Requests at one moment. */
const atOnce = 16;
/** The object that shows whether the server keeps what is there. */
const probe = 'conditional-writes';
const written = 'x-amz-meta-written';

/**
 * A bucket, what goes before each key in it, and whose server it lies at.
 * @typedef {{ bucket: string, prefix: string, endpoint: string, region: string }} Place
 * @typedef {{ accessKeyId: string, secretAccessKey: string }} Account
 * @typedef {{ status: number, content: Buffer, headers: Headers, attempts: number }} Answer
 * @typedef {{ query?: Record<string, string>, headers?: Record<string, string>, body?: Buffer }} Asked
 */

/**
 * A store in a bucket of an S3-compatible server, whose conditional writes keep the promise of `create`.
 * @implements {ReleaseStore}
 * @typedef {import('./folder-store.mjs').ReleaseStore} ReleaseStore
 */
export class S3Store {
  /** @type {Promise<import('aws4fetch').AwsClient> | undefined} */
  #client;
  /** @type {Promise<void> | undefined} */
  #checked;
  #limit = pLimit(atOnce);

  /**
   * @param {Place} place
   * @param {Account} account
   */
  constructor(place, account) {
    this.place = place;
    this.account = account;
    this.address = `s3://${[place.bucket, place.prefix].filter(Boolean).join('/')}`;
  }

  /** @param {string} key */
  async read(key) {
    const answer = await this.#ask('GET', key);
    if (answer.status === 404 && codeOf(answer) === 'NoSuchKey') return undefined;
    return this.#require(answer, 200).content;
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   */
  async create(key, content) {
    this.#checked ??= this.#requireConditionalWrites();
    await this.#checked.catch((error) => {
      this.#checked = undefined;
      throw error;
    });
    return this.#createOnce(key, content);
  }

  /**
   * @param {string} key
   * @param {Buffer | string} content
   */
  async replace(key, content) {
    this.#require(await this.#ask('PUT', key, { body: Buffer.from(content) }), 200);
  }

  /** @param {string} prefix */
  async list(prefix) {
    const folder = this.#keyOf(prefix ? `${prefix}/` : '');
    const names = new Set();
    for await (const { keys, folders } of this.#pages(folder, '/')) {
      for (const key of [...keys, ...folders]) names.add(key.slice(folder.length).replace(/\/$/, ''));
    }
    return [...names].filter(Boolean).sort();
  }

  /** @param {string} prefix */
  async remove(prefix) {
    const own = this.#keyOf(prefix);
    const below = [];
    for await (const { keys } of this.#pages(own)) {
      below.push(...keys.filter((key) => key === own || key.startsWith(`${own}/`)));
    }
    const root = this.#keyOf('').length;
    await Promise.all(
      below.map(async (key) => this.#require(await this.#ask('DELETE', key.slice(root)), 200, 204, 404)),
    );
  }

  /** @param {string} key */
  #keyOf(key) {
    return this.place.prefix ? `${this.place.prefix}/${withinStore(key)}` : withinStore(key);
  }

  /**
   * A server that does not know the condition would let the second of two writers replace what the first one wrote.
   * @throws {StoreFault}
   */
  async #requireConditionalWrites() {
    const twice = async () => (await this.#createOnce(probe, '')) && (await this.#createOnce(probe, ''));
    if (await twice()) throw this.#unconditional();
  }

  #unconditional() {
    return new StoreFault(
      `The server of ${this.address} has no conditional writes (If-None-Match): one of two changes at once would be lost.`,
    );
  }

  /**
   * An attempt whose answer was lost may have written: what lies there tells whose it is.
   * @param {string} key
   * @param {Buffer | string} content
   */
  async #createOnce(key, content) {
    const writer = randomUUID();
    const headers = { 'if-none-match': '*', [written]: writer };
    const answer = await this.#ask('PUT', key, { headers, body: Buffer.from(content) });
    if (answer.status === 501) throw this.#unconditional();
    if (answer.status !== 412) return Boolean(this.#require(answer, 200));
    if (answer.attempts === 1) return false;
    return this.#require(await this.#ask('HEAD', key), 200, 404).headers.get(written) === writer;
  }

  /**
   * @param {string} prefix of the whole key
   * @param {string} [delimiter]
   */
  async *#pages(prefix, delimiter) {
    /** @type {string | undefined} */
    let token;
    do {
      const query = {
        ...{ 'list-type': '2', prefix },
        ...(delimiter === undefined ? {} : { delimiter }),
        ...(token === undefined ? {} : { 'continuation-token': token }),
      };
      const page = this.#require(await this.#ask('GET', undefined, { query }), 200).content.toString();
      yield {
        keys: textsOf(page, /<Key>([^<]*)<\/Key>/g),
        folders: textsOf(page, /<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g),
      };
      token = textsOf(page, /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/g)[0];
    } while (token !== undefined);
  }

  /**
   * Asks until there is an answer that counts, a few times.
   * @param {string} method
   * @param {string | undefined} key none for the bucket itself
   * @param {Asked} [asked]
   * @returns {Promise<Answer>}
   * @throws {StoreFault} when there is none
   */
  async #ask(method, key, asked = {}) {
    for (let attempts = 1; ; attempts++) {
      const answer = await this.#limit(() => this.#askOnce(method, key, asked)).catch(reasonOf);
      if (!(answer instanceof Error) && !isPassing(answer.status)) return { ...answer, attempts };
      if (attempts < tries) {
        await wait(pause * 2 ** (attempts - 1));
        continue;
      }
      if (!(answer instanceof Error)) throw this.#faultOf(answer);
      throw new StoreFault(`The store ${this.address} cannot be reached at ${this.place.endpoint}: ${answer.message}.`);
    }
  }

  /**
   * @param {string} method
   * @param {string | undefined} key
   * @param {Asked} asked
   */
  async #askOnce(method, key, { query = {}, headers = {}, body }) {
    this.#client ??= this.#signing();
    const path = key === undefined ? '' : `/${this.#keyOf(key)}`;
    const url = `${this.place.endpoint}/${this.place.bucket}${path.split('/').map(encodeURIComponent).join('/')}`;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await (
      await this.#client
    ).sign(`${url}${key === undefined ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      ...{ method, headers: { ...headers, 'x-amz-content-sha256': hash }, body },
      ...{ redirect: 'manual', signal: AbortSignal.timeout(timeout) },
    });
    const answer = await fetch(request);
    return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
  }

  /** What signs is loaded by those alone who use such a store. */
  async #signing() {
    const { AwsClient } = await import('aws4fetch');
    return new AwsClient({ ...this.account, service: 's3', region: this.place.region });
  }

  /**
   * @param {Answer} answer
   * @param {number[]} expected
   * @throws {StoreFault} when it is another one
   */
  #require(answer, ...expected) {
    if (expected.includes(answer.status)) return answer;
    throw this.#faultOf(answer);
  }

  /** @param {Pick<Answer, 'status' | 'content'>} answer */
  #faultOf(answer) {
    const code = codeOf(answer);
    if (code === 'NoSuchBucket')
      return new StoreFault(`There is no bucket of ${this.address} at ${this.place.endpoint}.`);
    const said = [answer.status, code].filter(Boolean).join(' ');
    if ([401, 403].includes(answer.status))
      return new StoreFault(`The store ${this.address} refuses its key: ${said}.`);
    return new StoreFault(`The store ${this.address} answers ${said}.`);
  }
}

/** What the next attempt may not meet; a server that cannot do what it was asked (501) never will. @param {number} status */
const isPassing = (status) => status === 409 || status === 429 || (status >= 500 && status !== 501);

/** @param {unknown} error */
function reasonOf(error) {
  const { cause, message } = /** @type {Error & { cause?: Error & { code?: string } }} */ (error);
  return new Error(cause?.code ?? cause?.message ?? message);
}

/** @param {Pick<Answer, 'content'>} answer */
const codeOf = ({ content }) => textsOf(content.toString(), /<Code>([^<]*)<\/Code>/g)[0];

const entities = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

/**
 * The texts of one element: answers of S3 are flat, and name no key within another element's text.
 * @param {string} xml
 * @param {RegExp} element
 */
const textsOf = (xml, element) =>
  [...xml.matchAll(element)].map(([, text = '']) => text.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole));
