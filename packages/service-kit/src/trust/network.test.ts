import { clientOf, networkOf, networksOf } from './network.js';

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['nowhere', ''],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['nowhere', 'nowhere'],
])('%s is counted as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

it.each([
  ['203.0.113.9', ['203.0.113.0/24']],
  ['2001:db8:1:12ff::9', ['2001:db8:1:12ff::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:12::9', ['2001:db8:1:12::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['nowhere', []],
])('%s is capped by %j', (address, networks) => {
  expect(networksOf(address).map(({ network }) => network)).toEqual(networks);
});
