// ASVS 1.3.6
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhooks } from './webhooks.js';

let receiver: Server;
let port: number;
let arrived = 0;
beforeAll(async () => {
  receiver = createServer((_, response) => {
    arrived++;
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  ({ port } = receiver.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(() => (arrived = 0));

const message = { id: 'one', body: '{}', secret: 'whsec_AAAA' };
const webhooks = (networks: string[] = [], http: '0' | '1' = '1') =>
  new Webhooks({ WEBHOOK_HTTP: http, WEBHOOK_PORTS: [port, 443], WEBHOOK_NETWORKS: networks });

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback, otherwise written', '2130706433'],
  ['a name of loopback', 'localhost'],
  ['loopback of IPv6', '[::1]'],
  ['IPv4 within IPv6', '[::ffff:127.0.0.1]'],
  ['IPv4 behind a translator', '[64:ff9b::7f00:1]'],
  ['this host', '0.0.0.0'],
  ['this host of IPv6', '[::]'],
  ['a private network', '10.0.0.1'],
  ['another private network', '172.16.0.1'],
  ['a third private network', '192.168.0.1'],
  ['a network shared by customers', '100.64.0.1'],
  ['a unique local network', '[fd00:ec2::254]'],
  ['a link', '169.254.169.254'],
  ['a link of IPv6', '[fe80::1]'],
  ['many', '224.0.0.1'],
  ['many of IPv6', '[ff02::1]'],
  ['everybody', '255.255.255.255'],
  ['what a cloud tells its machines', '168.63.129.16'],
])('does not reach %s (%s)', async (_, host) => {
  expect(await webhooks().post(`http://${host}:${port}/`, message)).toEqual({
    ...{ result: 'Failed', fault: 'This address may not be reached' },
  });
  expect(await webhooks().post(`https://${host}/`, message)).toMatchObject({
    fault: 'This address may not be reached',
  });
  expect(arrived).toBe(0);
});

it('reaches what the operators allow, and no other port, protocol or address', async () => {
  const to = (url: string, http?: '0' | '1') => webhooks(['127.0.0.0/30'], http).post(url, message);
  expect(await to(`http://127.0.0.1:${port}/`)).toEqual({ result: 'Accepted', code: 200 });
  expect(await to(`http://localhost:${port}/`)).toEqual({ result: 'Accepted', code: 200 });
  expect(arrived).toBe(2);
  const refused = { result: 'Failed', fault: 'This address may not be reached' };
  expect(await to(`http://127.0.0.5:${port}/`)).toEqual(refused);
  expect(await to(`http://127.0.0.1:${port + 1}/`)).toEqual(refused);
  expect(await to(`http://127.0.0.1:${port}/`, '0')).toEqual(refused);
  expect(arrived).toBe(2);
});

it('tells why nothing arrived', async () => {
  expect(await webhooks().post('https://no-such-host.invalid/', message)).toMatchObject({ result: 'Failed' });
  const allowed = webhooks(['127.0.0.1']);
  // Nobody speaks TLS there.
  expect(await allowed.post(`https://127.0.0.1:${port}/`, message)).toMatchObject({ result: 'Failed' });
  const said = (url: string) => webhooks([], '0').refusalOf(url);
  expect(said('http://example.org/')).toBe('The URL must begin with https://');
  expect(said('https://example.org:22/')).toBe('Webhooks may not be sent to this port');
  expect(said('https://example.org/')).toBeUndefined();
});
