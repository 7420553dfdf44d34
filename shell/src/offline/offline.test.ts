import {
  deviceClaims,
  deviceDocuments,
  devices,
  supportContacts,
  tickets,
  tutorials,
  warrantyClaims,
} from '@portal/contracts';
import { sessionEndpoints } from '@portal/contracts';
import { answersOf, holderOf, isKept, keptPaths, wipeAnswers } from './kept-answers.js';
import { isWhole, releaseOf, releasesIn } from './releases.js';

const jwt = (claims: object) => `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

it('keeps the reads of the end user’s pages and nothing else', () => {
  const reads = [
    sessionEndpoints.verify,
    ...[devices.list, devices.get, devices.history, deviceClaims.list, deviceDocuments.list, supportContacts.get],
    ...[tickets.list, tickets.stats, tutorials.list, tutorials.get, warrantyClaims.list],
  ];
  expect(new Set(reads.map(({ path }) => path))).toEqual(new Set(keptPaths));
  expect(reads.every(({ method }) => method === 'GET')).toBe(true);
  expect(['/api/devices/a1', '/api/enduser/devices'].map(isKept)).toEqual([true, true]);
  expect(['/api/assets', '/api/devices/a1/otp', '/api/purchase-orders', '/devices/a1'].map(isKept)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

it('knows whom a token is of, also with letters outside ASCII, and takes nobody for anybody', () => {
  expect(holderOf(jwt({ sub: 'u1', role: 'End User', name: 'आशा' }))).toEqual({ id: 'u1', role: 'End User' });
  expect([null, 'Bearer', 'Bearer a.b.c', jwt({ role: 'End User' }), jwt({ sub: '' })].map(holderOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('wipes the answers of others, or of all, and nothing else', async () => {
  let names = [answersOf('a'), answersOf('b'), 'portal-parts'];
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      keys: () => Promise.resolve(names),
      delete: (name: string) => {
        names = names.filter((one) => one !== name);
        return Promise.resolve(true);
      },
    },
  });
  await wipeAnswers('a');
  expect(names).toEqual([answersOf('a'), 'portal-parts']);
  await wipeAnswers();
  expect(names).toEqual(['portal-parts']);
});

it('knows the releases that a registry names, live and to fall back to', () => {
  const area = {
    name: 'mfe-enduser',
    entry: '/remotes/mfe-enduser/0.1.0-aa/remoteEntry.1.js',
    fallback: { entry: '/remotes/mfe-enduser/0.1.0-bb/remoteEntry.2.js' },
  };
  expect([...releasesIn(JSON.stringify({ areas: [area] }))]).toEqual(['mfe-enduser/0.1.0-aa', 'mfe-enduser/0.1.0-bb']);
  expect(releaseOf('/remotes/mfe-enduser/0.1.0-cc/src_page.js')).toBe('mfe-enduser/0.1.0-cc');
  expect(releaseOf('/main.js')).toBeUndefined();
});

it('takes a body for whole only by the hash that was asked for', async () => {
  // jsdom's own has no digest; what matters here is which hash is asked for and what it is compared with.
  const digest = (name: string) => Promise.resolve(new TextEncoder().encode(`${name} of code`).buffer);
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle: { digest } } });
  const body = new ArrayBuffer(4);
  const [right, wrong] = [`sha384-${btoa('SHA-384 of code')}`, `sha384-${btoa('SHA-384 of other')}`];
  expect(await Promise.all([isWhole(right, body), isWhole('', body)])).toEqual([true, true]);
  expect(await Promise.all([isWhole(wrong, body), isWhole('none', body)])).toEqual([false, false]);
});
