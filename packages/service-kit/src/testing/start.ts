import { randomBytes } from 'node:crypto';
import { type Actor, matrix, operator, type Operation, type Role, trust } from '@portal/contracts';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { connectNats } from '../process/connections.js';
import { startService, type RunningService, type ServiceDefinition } from '../process/service.js';
import { Bus } from '../transport/bus.js';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from '../trust/claims.js';

/** A signed token for a made-up actor of a role; `changes` replace what the role brings. */
export type TokenFor = (role: Role, changes?: Partial<Actor>) => Promise<string>;

/** What came back: HTTP status, parsed body, headers. */
export interface TestAnswer<T = never> {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads refusals and replies alike
  body: [T] extends [never] ? any : T;
  etag?: string;
  header(name: string): string | undefined;
}

export interface TestService extends RunningService {
  nats: NatsConnection;
  tokenFor: TokenFor;
  /** Asks an operation as a client of NATS would. */
  call(
    operation: Operation,
    options?: {
      token?: string;
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      key?: string;
      ifMatch?: number;
      /** What the gateway adds: `user-agent`, `client-address`, `accept-language`. */
      head?: Record<string, string>;
    },
  ): Promise<TestAnswer>;
  /** Reads a download to its end; a refusal is thrown with its status. */
  read(
    operation: Operation,
    options: { token: string; params?: Record<string, string>; query?: Record<string, string>; language?: string },
  ): Promise<Buffer>;
  /** Carries what lies in the outboxes; after it, whoever listens on `nats` has heard it. */
  carry(): Promise<void>;
  /** Brings a file as the gateway does and gives its id. */
  upload(name: string, bytes: Uint8Array, purpose: string, token?: string): Promise<TestAnswer>;
}

/** An actor of a role, as tokens of tests carry it. */
export const actorOf = (role: Role, changes: Partial<Actor> = {}): Actor => ({
  id: `${role.toLowerCase().replace(' ', '-')}-1`,
  name: `${role} One`,
  email: `${role.toLowerCase().replace(' ', '.')}@example.gov.in`,
  role,
  organizationId: `${Object.keys(matrix).indexOf(role)}-organization`,
  organizationName: `${role} organization`,
  department: `${role} department`,
  brands: [],
  sessionId: `session-${role}`,
  mustChangePassword: false,
  ...changes,
});

/** Milliseconds that a test waits for an answer at least: a busy machine is no fault. */
const longestWait = 30_000;

/** NATS with the account that may do everything. */
export const connectOperator = () => connectNats(process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222', operator);

/** Starts a service on the test run's real MongoDB and NATS, in a database and with a key of its own. */
export async function startTestService(
  definition: ServiceDefinition,
  { identity = true, environment = {} }: { identity?: boolean; environment?: NodeJS.ProcessEnv } = {},
): Promise<TestService> {
  const nats = await connectOperator();
  const { tokenFor, serve } = await madeIdentity();
  if (identity) serve(nats);
  const running = await startService(definition, {
    ...process.env,
    DATABASE_PREFIX: `test_${randomBytes(5).toString('hex')}_`,
    ...environment,
  }).catch(async (error: unknown) => {
    // A stand-in that outlived its test would answer for the identity of the next one.
    await nats.close();
    throw error;
  });
  return {
    ...running,
    nats,
    tokenFor,
    call: (operation, { token, params, query, body, key, ifMatch, head: more = {} } = {}) => {
      const head = headers();
      if (token) head.set('authorization', `Bearer ${token}`);
      head.set('params', new URLSearchParams(params).toString());
      head.set('query', new URLSearchParams(query).toString());
      if (key) head.set('idempotency-key', key);
      if (ifMatch !== undefined) head.set('if-match', `"${ifMatch}"`);
      for (const [name, value] of Object.entries(more)) head.set(name, value);
      return request(nats, operation.subject, body === undefined ? '' : JSON.stringify(body), head, operation.deadline);
    },
    async read(operation, { token, params, query, language = 'en' }) {
      const head = headers();
      head.set('authorization', `Bearer ${token}`);
      head.set('params', new URLSearchParams(params).toString());
      head.set('query', new URLSearchParams(query).toString());
      head.set('accept-language', language);
      const bus = new Bus(nats);
      const parts: Uint8Array[] = [];
      try {
        for await (const { status, body } of bus.stream(operation.subject, '', head, operation.deadline)) {
          if (status !== 200) throw new Error(`${status}`);
          parts.push(body);
        }
      } finally {
        bus.close();
      }
      return Buffer.concat(parts);
    },
    async carry() {
      await running.kit.flush();
      // What the server has taken may still be on its way to this connection: its answer comes after it.
      await nats.flush();
    },
    async upload(name, bytes, purpose, token) {
      const upload = randomBytes(16).toString('base64url');
      const size = 255 * 1024;
      for (let n = 0; n * size < bytes.length || n === 0; n++) {
        await request(
          nats,
          `${definition.name}.file.chunk`,
          bytes.subarray(n * size, (n + 1) * size),
          uploadHead(upload, token, { n: String(n) }),
        );
      }
      return request(
        nats,
        `${definition.name}.file.finish`,
        '',
        uploadHead(upload, token, { name: encodeURIComponent(name), purpose }),
      );
    },
    async stop() {
      try {
        await running.kit.database.dropDatabase();
        await running.stop();
      } finally {
        await nats.close();
      }
    },
  };
}

function uploadHead(upload: string, token: string | undefined, more: Record<string, string>) {
  const head = headers();
  head.set('upload', upload);
  if (token) head.set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(more)) head.set(name, value);
  return head;
}

async function request(
  nats: NatsConnection,
  subject: string,
  body: string | Uint8Array,
  head: ReturnType<typeof headers>,
  deadline = 0,
): Promise<TestAnswer> {
  const timeout = Math.max(deadline, longestWait);
  const reply = await nats.request(subject, body, { headers: head, timeout });
  const text = reply.string();
  return {
    status: Number(reply.headers?.get('status')),
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    etag: reply.headers?.get('etag'),
    header: (name) => (reply.headers?.has(name) ? reply.headers.get(name) : undefined),
  };
}

/** A key of its own with the tokens that it signs; who `serve`s it answers for identity's keys. */
async function madeIdentity() {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: tokenAlgorithm };
  const tokenFor: TokenFor = (role, changes) => sign(privateKey, actorOf(role, changes));
  return { tokenFor, serve: (nats: NatsConnection) => standInForIdentity(nats, jwk) };
}

/** Stands in for identity before a part of the portal that asks it for its keys: tokens that the part takes. */
export async function standInIdentity(nats: NatsConnection): Promise<TokenFor> {
  const { tokenFor, serve } = await madeIdentity();
  serve(nats);
  return tokenFor;
}

/** Answers for identity's keys, so that a single service can be started; identity itself is tested with its own. */
function standInForIdentity(nats: NatsConnection, jwk: object) {
  const answer = (body: object) => (_: Error | null, message: { respond(data: string, options: object): boolean }) => {
    const head = headers();
    head.set('status', '200');
    message.respond(JSON.stringify(body), { headers: head });
  };
  nats.subscribe(trust.keys, { callback: answer({ keys: [jwk] }) });
  nats.subscribe(trust.ended, { callback: answer({ items: [] }) });
}

const sign = (key: CryptoKey, actor: Actor) =>
  new SignJWT({
    sid: actor.sessionId,
    name: actor.name,
    email: actor.email,
    role: actor.role,
    org: actor.organizationId,
    orgName: actor.organizationName,
    dept: actor.department,
    brands: actor.brands,
    pwd: actor.mustChangePassword,
    lang: actor.language,
  })
    .setProtectedHeader({ alg: tokenAlgorithm, kid: 'test', typ: 'at+jwt' })
    .setSubject(actor.id)
    .setIssuer(tokenIssuer)
    .setAudience(tokenAudience)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(key);
