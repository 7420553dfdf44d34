// ASVS 3.3.1, 3.3.2, 3.3.4
import { headers as natsHeaders } from '@nats-io/transport-node';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

describe.each([
  [
    'http',
    'http://localhost:8080',
    'refresh=R; Max-Age=604800; Path=/api/auth',
    'device=D; Max-Age=15552000; Path=/api',
    '',
  ],
  [
    'https',
    'https://portal.example',
    '__Host-refresh=R; Max-Age=604800; Path=/',
    '__Host-device=D; Max-Age=15552000; Path=/',
    '; Secure',
  ],
])('cookies over %s', (scheme, portal, refresh, device, secure) => {
  let gateway: TestGateway;
  let seen: { device?: string; body: string };
  beforeAll(async () => {
    gateway = await startTestGateway({ PORTAL_URL: portal });
    for (const subject of ['identity.session.create', 'identity.session.refresh', 'registration.>'])
      gateway.nats.subscribe(subject, {
        callback: (_, message) => {
          seen = { device: message.headers?.get('device'), body: message.string() };
          const head = natsHeaders();
          head.set('status', '200');
          head.set('set-refresh-cookie', 'R');
          head.set('set-device-cookie', 'D');
          message.respond('{}', { headers: head });
        },
      });
  });
  afterAll(() => gateway.stop());
  const post = (path: string, cookie = '') =>
    gateway.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: '{}' });

  it('are set out of the reach of scripts and other sites', async () => {
    const set = (await post('/auth/login')).headers.getSetCookie();
    expect(set).toEqual([
      `${refresh}; HttpOnly${secure}; SameSite=Strict`,
      `${device}; HttpOnly${secure}; SameSite=Strict`,
    ]);
  });

  it('are read by their own name only, and the browser is told to identity only', async () => {
    const [own, other] = scheme === 'https' ? ['__Host-', ''] : ['', '__Host-'];
    await post('/auth/login', `${own}device=known; ${other}device=planted`);
    expect(seen.device).toBe('known');
    await post('/auth/refresh', `${other}refresh=planted; ${own}refresh=mine`);
    expect(JSON.parse(seen.body)).toEqual({ refreshCookie: 'mine' });
    await post('/registrations/buyer', `${own}device=known`);
    expect(seen.device ?? '').toBe('');
  });
});

describe('an edge that was asked over https', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ PORTAL_URL: 'http://localhost:8080' });
    gateway.nats.subscribe('identity.session.create', {
      callback: (_, message) => {
        const head = natsHeaders();
        head.set('status', '200');
        head.set('set-refresh-cookie', 'R');
        message.respond('{}', { headers: head });
      },
    });
  });
  afterAll(() => gateway.stop());

  it.each([
    ['https', '__Host-refresh=R; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Strict'],
    ['http', 'refresh=R; Max-Age=604800; Path=/api/auth; HttpOnly; SameSite=Strict'],
  ])('has the cookies of it: %s', async (scheme, cookie) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': scheme };
    const answer = await gateway.fetch('/auth/login', { method: 'POST', headers, body: '{}' });
    expect(answer.headers.getSetCookie()).toEqual([cookie]);
  });
});
