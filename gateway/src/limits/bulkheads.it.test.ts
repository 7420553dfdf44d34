import { eventually } from '@portal/service-kit/testing';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

/** A service that takes every question and answers when it is let go. */
function slowly(gateway: TestGateway, subject: string) {
  let asked = 0;
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  gateway.serve(subject, () => {
    asked++;
    return free.then(() => ({}));
  });
  return { asked: () => asked, letGo: () => letGo() };
}

describe('a service that does not answer', () => {
  let gateway: TestGateway;
  const post = (path: string, address: string, signal?: AbortSignal) =>
    gateway.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: '{}',
      signal,
    });
  const slow = (address: string, signal?: AbortSignal) => post('/registrations/buyer', address, signal);
  const signIn = (address: string) => post('/auth/login', address);

  beforeEach(async () => {
    gateway = await startTestGateway({ IN_FLIGHT: 6, IN_FLIGHT_ADDRESS: 3 });
    gateway.serve('identity.session.create', () => ({ success: true }));
  });
  afterEach(() => gateway.stop());

  it('has a share for each address and an end for all, and never keeps anybody from signing in', async () => {
    const service = slowly(gateway, 'registration.>');
    const waiting = ['10.0.0.1', '10.0.0.2'].flatMap((address) => [slow(address), slow(address), slow(address)]);
    await eventually(async () => expect(service.asked()).toBe(6));

    const ofTheSame = await slow('10.0.0.1');
    expect([ofTheSame.status, ofTheSame.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await ofTheSame.json()).toMatchObject({ code: 'TOO_MANY' });
    const ofAnother = await slow('10.0.0.3');
    expect([ofAnother.status, ofAnother.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await ofAnother.json()).toMatchObject({ code: 'AWAY' });
    for (const address of ['10.0.0.1', '10.0.0.3']) expect((await signIn(address)).status).toBe(200);

    service.letGo();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await slow('10.0.0.1')).status).toBe(200);
  });

  it('gives a /64 of IPv6 one share', async () => {
    const service = slowly(gateway, 'registration.>');
    const waiting = [1, 2, 3].map((n) => slow(`2001:db8:1:2::${n}`));
    await eventually(async () => expect(service.asked()).toBe(3));
    expect((await slow('2001:db8:1:2:ffff::9')).status).toBe(429);
    const other = slow('2001:db8:1:3::1');
    await eventually(async () => expect(service.asked()).toBe(4));
    service.letGo();
    expect((await Promise.all([...waiting, other])).map(({ status }) => status)).toEqual(Array(4).fill(200));
  });

  it('is not asked more by callers who hang up', async () => {
    const service = slowly(gateway, 'registration.>');
    const call = new AbortController();
    const begun = Array.from({ length: 3 }, () => slow('10.0.0.1', call.signal));
    await eventually(async () => expect(service.asked()).toBe(3));
    call.abort();
    await Promise.allSettled(begun);
    expect((await slow('10.0.0.1')).status).toBe(429);
    service.letGo();
    await eventually(async () => expect((await slow('10.0.0.1')).status).toBe(200));
  });
});
