import { isIPv4, isIPv6 } from 'node:net';

/** The network of an address: what one household, office or rented machine has at its disposal (/24, or /64 of IPv6). */
export function networkOf(address: string): string {
  const mapped = withoutMapping(address);
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : '';
}

/** A network with how much more may come from it than from the smallest. */
export interface Network {
  network: string;
  share: number;
}

/** All networks of an address that have caps, the smallest first: one line of IPv6 has up to 256 /64s, one customer 65,536. */
export function networksOf(address: string): Network[] {
  const network = networkOf(address);
  if (!network) return [];
  if (!network.endsWith('::/64')) return [{ network, share: 1 }];
  const [one, two, three, four = '0'] = firstGroups(address);
  const line = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [
    { network, share: 1 },
    { network: `${one}:${two}:${three}:${line}::/56`, share: 3 },
    { network: `${one}:${two}:${three}::/48`, share: 5 },
  ];
}

/** The first four groups of an IPv6 address, without zeros before them. */
function firstGroups(address: string): string[] {
  const [front = '', back] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = back === undefined ? 0 : Math.max(0, 8 - groups(front).length - groups(back).length);
  const all = [...groups(front), ...Array<string>(missing).fill('0'), ...groups(back)];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Who is counted as one client: an address, or the /64 of IPv6, whose addresses all are one customer's. */
export const clientOf = (address: string): string =>
  isIPv4(withoutMapping(address)) ? withoutMapping(address) : networkOf(address) || address;

const withoutMapping = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
