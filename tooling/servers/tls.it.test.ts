import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { accountsIn } from '../runner/accounts.mjs';
import { root } from '../runner/folders.mjs';
import { Part, type PartSpec } from '../runner/part.mjs';
import { freeBase, portsFrom, type Ports } from '../runner/ports.mjs';
import { secretKey } from '../runner/secrets.mjs';
import { answers, until } from '../runner/until.mjs';
import { findProgram } from './find.mjs';
import { mongodbUri, mongodPart } from './mongod.mjs';
import { natsPart } from './nats.mjs';

const silent = () => undefined;
let data: string;
let ports: Ports;
let certificate: string;
let servers: Part[];
let service: { process: ChildProcess; log: () => string } | undefined;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  ports = portsFrom(await freeBase());
  const made = generate([{ name: 'commonName', value: 'servers of a test' }], {
    keySize: 2048,
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  certificate = join(data, 'certificate.pem');
  const both = join(data, 'both.pem');
  writeFileSync(certificate, made.cert);
  writeFileSync(both, made.private + made.cert, { mode: 0o600 });
  const passwords = accountsIn(data);
  const nats = await natsPart({
    ...{ name: 'nats', program: await findProgram('nats-server', silent), data },
    ...{ port: ports.nats, monitor: ports['nats-monitor'], passwords: passwords.nats },
  });
  appendFileSync(nats.args[1]!, `tls { cert_file: "${certificate}", key_file: "${both}" }\n`);
  const mongod = mongodPart({
    ...{ name: 'mongod', program: await findProgram('mongod', silent), data },
    ...{ port: ports.mongod, ports: [ports.mongod], passwords: passwords.mongodb, prefix: 'portal_' },
  });
  // Who looks after the server here goes on without; the service asks for TLS by its address.
  mongod.args.push('--tlsMode', 'preferTLS', '--tlsCertificateKeyFile', both);
  servers = [nats, mongod].map(part);
  await Promise.all(servers.map((server) => server.start()));
});
afterEach(async () => {
  if (!service) return;
  const ended = once(service.process, 'exit');
  service.process.kill('SIGKILL');
  await ended;
  service = undefined;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(data, { recursive: true });
});

const part = (spec: PartSpec) => new Part(spec, { log: join(data, `${spec.name}.log`), say: silent, changed: silent });

/** Identity as a process of its own, that is told of TLS by its addresses alone. */
function start(environment: Record<string, string>) {
  const { nats, mongodb } = accountsIn(data);
  const process_ = spawn(process.execPath, [join(root, 'services/identity/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      // Its client compares certificates with names alone.
      NATS_URL: `tls://identity:${nats.identity}@localhost:${ports.nats}`,
      MONGODB_URI: `${mongodbUri([ports.mongod], 'identity', mongodb.identity)}&tls=true`,
      SECRET_KEY: secretKey(data),
      PORTAL_ADMIN_EMAIL: 'admin@example.gov.in',
      SERVICE_PORT: String(ports.identity),
      ...environment,
    },
  });
  let log = '';
  for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (text) => (log += String(text)));
  service = { process: process_, log: () => log };
  return service;
}
const isReady = () => answers(`http://127.0.0.1:${ports.identity}/health/ready`);

it('serves over TLS where it trusts who signed the certificates', async () => {
  const { log } = start({ NODE_EXTRA_CA_CERTS: certificate });
  expect([await until(isReady, { within: 30_000 }), log()]).toEqual([true, expect.stringContaining('serving')]);
});

it('speaks to no server whose certificate it does not trust, and says so', async () => {
  const { log } = start({});
  const told = () => /self-signed certificate.*NATS is away/.test(log());
  expect([await until(told, { within: 30_000 }), log()]).toEqual([true, expect.anything()]);
  expect(await isReady()).toBe(false);
});

it('tells its password to no server that speaks without TLS', async () => {
  let received = '';
  const info = { server_id: 'plain', version: '2.14.0', proto: 1, max_payload: 1_048_576, headers: true };
  const plain = createServer((socket) => {
    socket.on('data', (bytes) => (received += String(bytes)));
    socket.on('error', silent);
    socket.write(`INFO ${JSON.stringify(info)}\r\n`);
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  const { log } = start({ NATS_URL: `tls://identity:secret-word@localhost:${port}` });
  const told = () => /does not support 'tls'.*NATS is away/.test(log());
  expect([await until(told, { within: 30_000 }), log()]).toEqual([true, expect.anything()]);
  plain.close();
  expect(received).toBe('');
});
