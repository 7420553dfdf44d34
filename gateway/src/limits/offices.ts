import { BlockList, isIP } from 'node:net';
import type { GatewayConfig } from '../config.js';

/** Addresses behind which whole offices are: what an address may do is theirs several times. */
export class Offices {
  private readonly list = new BlockList();

  /** @throws when something in the list is no address and no network */
  constructor(private readonly config: Pick<GatewayConfig, 'OFFICE_ADDRESSES' | 'OFFICE_SHARES'>) {
    for (const text of config.OFFICE_ADDRESSES) {
      const [address = '', bits] = text.split('/');
      const version = isIP(address);
      const longest = version === 6 ? 128 : 32;
      const prefix = bits === undefined ? longest : Number(bits);
      if (!version || !Number.isInteger(prefix) || prefix < 8 || prefix > longest)
        throw new Error(`Wrong environment: "${text}" in OFFICE_ADDRESSES is no address and no network`);
      this.list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
    }
  }

  /** How many times the share of one address this one has. */
  sharesOf(address: string): number {
    const version = isIP(address);
    return version && this.list.check(address, version === 6 ? 'ipv6' : 'ipv4') ? this.config.OFFICE_SHARES : 1;
  }
}
