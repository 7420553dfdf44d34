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
}

const read = (name: string) => readFileSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), 'utf8');
const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as { services: Record<string, Container> };
const container = (name: string) => compose.services[name]!;
const environmentOf = (name: string) => container(name).environment ?? {};

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
  expect('SECRET_KEY' in rest).toBe(name === 'identity');
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
