import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parts, permissionsOn, services } from '@portal/contracts';
import { parse } from 'yaml';
import { natsConf } from './nats-conf.mjs';

interface Container {
  image?: string;
  ports?: string[];
  environment?: Record<string, string>;
  command?: string[];
  entrypoint?: string[];
  profiles?: string[];
  build?: { target: string; args?: { PART: string } };
  restart?: string;
  logging?: { options: Record<string, string> };
  cpus?: number;
  mem_limit?: string;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const read = (name: string) => readFileSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), 'utf8');
const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as { services: Record<string, Container> };
const container = (name: string) => compose.services[name]!;
const environmentOf = (name: string) => container(name).environment ?? {};

it.each(Object.keys(compose.services))('keeps %s within its bounds, and its log too', (name) => {
  const { cpus, mem_limit, pids_limit, logging, security_opt, restart, healthcheck } = container(name);
  expect([cpus, pids_limit]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(mem_limit).toMatch(/^\d+m$/);
  expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  expect(security_opt).toContain('no-new-privileges:true');
  if (restart) expect(healthcheck?.test[0]).toBe('CMD');
});

it.each(Object.keys(compose.services).filter((name) => name !== 'mongodb'))(
  'lets %s write nowhere but into its volumes, without any capability',
  (name) => {
    expect(container(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  },
);

it('builds an image for each part, of its own modules', () => {
  for (const part of parts)
    expect(container(part).build).toMatchObject({
      target: 'part',
      args: { PART: part === 'gateway' ? part : `services/${part}` },
    });
});

it('serves the areas from a store that one container fills before the edge starts, and the edge only reads', () => {
  const dockerfile = read('Dockerfile');
  const edge = dockerfile.slice(dockerfile.indexOf('AS edge\n'), dockerfile.indexOf('AS nats-files'));
  expect(edge).toContain('/portal/shell/dist');
  expect(edge).not.toMatch(/mfe-|releases/);
  expect(container('edge').volumes).toContain('releases:/releases:ro');
  expect(container('edge').depends_on?.['releases']).toEqual({ condition: 'service_completed_successfully' });
  expect(container('releases').volumes).toEqual(['edge:/edge', 'releases:/releases']);
});

it('has no demo unless it is asked for', () => {
  for (const part of parts) expect(environmentOf(part)['PORTAL_DEMO']).toBe('${PORTAL_DEMO:-0}');
  expect(container('seed').profiles).toEqual(['demo']);
});

it('starts with no password, key or account left out', () => {
  const secrets = [...text.matchAll(/\$\{(\w*(?:PASSWORD|KEY)\w*)([^}]*)\}/g)];
  expect(secrets.length).toBeGreaterThan(20);
  for (const [, name, rule] of secrets) expect([name, rule]).toEqual([name, expect.stringMatching(/^:\?/)]);
});

it.each(services)('gives %s its own accounts and no others', (name) => {
  const { MONGODB_URI = '', NATS_URL = '', ...rest } = environmentOf(name);
  const variable = name.toUpperCase();
  expect(MONGODB_URI).toContain(
    `mongodb://${name}:\${MONGODB_${variable}_PASSWORD:?}@mongodb:27017/?authSource=admin&`,
  );
  expect(NATS_URL).toBe(`nats://${name}:\${NATS_${variable}_PASSWORD:?}@nats:4222`);
  expect(Object.keys(rest).filter((key) => /PASSWORD/.test(key))).toEqual([]);
  const keys: Record<string, RegExp> = { identity: /^\$\{SECRET_KEY:\?/, system: /^\$\{SYSTEM_SECRET_KEY:\?/ };
  expect(rest['SECRET_KEY'] ?? '').toMatch(keys[name] ?? /^$/);
});

it('gives the gateway an account on NATS and none on MongoDB', () => {
  expect(environmentOf('gateway')['NATS_URL']).toBe('nats://gateway:${NATS_GATEWAY_PASSWORD:?}@nats:4222');
  expect(environmentOf('gateway')).not.toHaveProperty('MONGODB_URI');
});

it('shows the two servers to nobody outside, and MongoDB to nobody without an account', () => {
  for (const name of ['mongodb', 'nats']) expect(container(name).ports).toBeUndefined();
  expect(container('mongodb').command).toEqual(expect.arrayContaining(['--auth', '--keyFile', '--slowms']));
  expect(container('mongodb').command).toContain('transactionLifetimeLimitSeconds=15');
  for (const { ports = [] } of Object.values(compose.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

it('makes an account of MongoDB for each service, for its own database', () => {
  const made: { user: string; pwd: string; roles: object[] }[] = [];
  const db = { getSiblingDB: () => ({ createUser: (user: (typeof made)[number]) => void made.push(user) }) };
  const env = Object.fromEntries(services.map((name) => [`MONGODB_${name.toUpperCase()}_PASSWORD`, `of ${name}`]));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a script of the MongoDB shell, whose globals are given here
  new Function('db', 'process', read('mongodb-accounts.js'))(db, { env });
  expect(made).toEqual(
    services.map((name) => ({
      user: name,
      pwd: `of ${name}`,
      roles: [{ role: 'readWrite', db: `portal_${name}` }],
    })),
  );
});

it('writes the accounts of NATS from the table, and keeps its monitor to its own host', async () => {
  const written = await natsConf();
  expect(written).toContain('http: 127.0.0.1:8222');
  for (const part of parts) {
    expect(written).toContain(`user: ${part}\n      password: $NATS_${part.toUpperCase()}_PASSWORD`);
    expect(environmentOf('nats')[`NATS_${part.toUpperCase()}_PASSWORD`]).toMatch(/:\?\}$/);
    const { publish, subscribe } = permissionsOn(part);
    for (const subject of [...publish, ...subscribe]) expect(written).toContain(JSON.stringify(subject));
  }
});
