import { trustedProxy } from './trusted-proxy.mjs';

it.each(['192.0.2.10', '192.0.2.16/28', '10.1.0.0/16', '2001:db8::7', '2001:db8:1::/48'])('believes %s', (network) => {
  const { REAL_IP } = trustedProxy(network);
  expect(REAL_IP).toContain(`set_real_ip_from ${network}`);
});

it.each(['10.0.0.0/8', '172.16.0.0/12', '10.0.0.0/15', '2001:db8::/32', 'fc00::/7'])(
  'refuses %s, where clients are too',
  (network) => expect(() => trustedProxy(network)).toThrow('in TRUSTED_PROXY holds more than proxies'),
);

it.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', 'fe80::1%eth0'])('refuses %s', (text) =>
  expect(() => trustedProxy(text)).toThrow('in TRUSTED_PROXY is no address and no network'),
);
