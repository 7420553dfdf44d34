import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPort, keepToKind } from './cluster-mark.mjs';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'kind-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const cluster = { isCluster: true, port: 8080 };
const single = { isCluster: false, port: 8080 };

it('lets a cluster begin in a new folder, and come back to it on its ports alone', () => {
  expect(clusterPort(data)).toBeUndefined();
  keepToKind(data, cluster);
  expect(clusterPort(data)).toBe(8080);
  expect(() => keepToKind(data, cluster)).not.toThrow();
  expect(() => keepToKind(data, { ...cluster, port: 9000 })).toThrow(
    'know each other by their ports: start it with --port 8080',
  );
});

it('starts no other portal on the data of a cluster', () => {
  keepToKind(data, cluster);
  expect(() => keepToKind(data, single)).toThrow('belong to a cluster: start it with --cluster --port 8080');
});

it('starts no cluster on the data of a portal with one server of each kind, which stays free to move', async () => {
  await mkdir(join(data, 'mongodb'));
  expect(() => keepToKind(data, cluster)).toThrow('belong to a portal with one server of each kind');
  expect(() => keepToKind(data, { ...single, port: 9000 })).not.toThrow();
});
