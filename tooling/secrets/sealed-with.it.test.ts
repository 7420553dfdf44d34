import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { keyOf, nameOfFirst, replaceSecretKey, secretKey } from '../runner/secrets.mjs';
import { requireSealedAnew } from './sealed-with.mjs';

const client = new MongoClient(process.env['MONGODB_URI'] ?? '');
const prefix = `k${randomBytes(4).toString('hex')}_`;
const data = mkdtempSync(join(tmpdir(), 'sealed-'));
const rows = (service: string, name: string) =>
  client.db(`${prefix}${service}`).collection<Document & { _id: string }>(name);
const check = () => requireSealedAnew({ client, prefix, data });

afterAll(async () => {
  for (const service of ['identity', 'system']) await client.db(`${prefix}${service}`).dropDatabase();
  await client.close();
  rmSync(data, { recursive: true });
});

it('keeps an old key as long as anything is sealed with it', async () => {
  const ofIdentity = { key: nameOfFirst(secretKey(data)) };
  await rows('identity', 'users').insertOne({ _id: 'a', factor: { secret: ofIdentity } });
  await rows('identity', 'users').insertOne({ _id: 'b', factorToConfirm: {} });
  await rows('identity', 'signing_keys').insertOne({ _id: '1', sealed: ofIdentity });
  await rows('system', 'status_subscriptions').insertOne({ _id: 's', sealed: { key: 'another' } });
  replaceSecretKey(data);
  await expect(check()).rejects.toThrow('4 secrets are sealed with an older key still');
  const key = nameOfFirst(secretKey(data));
  await rows('identity', 'users').updateOne({ _id: 'a' }, { $set: { 'factor.secret.key': key } });
  await rows('identity', 'users').updateOne({ _id: 'b' }, { $set: { 'factorToConfirm.key': key } });
  await rows('identity', 'signing_keys').updateOne({ _id: '1' }, { $set: { 'sealed.key': key } });
  await expect(check()).rejects.toThrow('1 secrets');
  const ofSystem = nameOfFirst(keyOf(secretKey(data), 'system'));
  await rows('system', 'status_subscriptions').updateOne({ _id: 's' }, { $set: { 'sealed.key': ofSystem } });
  await expect(check()).resolves.toBeUndefined();
});
