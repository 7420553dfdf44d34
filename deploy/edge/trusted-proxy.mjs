import { isIP } from 'node:net';
import { StartError } from '../start-error.mjs';

// Whoever is in such a network chooses the address that counts as his own; an intranet's is full of people.
const widest = { 4: 16, 6: 48 };

/** @param {string} text an address, or a network that holds nothing but proxies, as 192.0.2.16/28 */
function networkFrom(text) {
  const [address = '', bits] = text.split('/');
  const family = isIP(address) === 6 ? 6 : 4;
  const longest = family === 6 ? 128 : 32;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
  const give = 'give the proxies in front as 192.0.2.10, or as 192.0.2.16/28 where nothing but proxies is in it';
  if (isIP(address) === 0 || address.includes('%') || prefix < 1 || prefix > longest)
    throw new StartError(`"${text}" in TRUSTED_PROXY is no address and no network: ${give}, separated by commas.`);
  if (prefix < widest[family])
    throw new StartError(
      `"${text}" in TRUSTED_PROXY holds more than proxies (at most a /${widest[family]} is taken): ${give}, separated by commas.`,
    );
  return `${address}/${prefix}`;
}

/**
 * The places of nginx's configuration that say whose X-Forwarded-For and X-Forwarded-Proto are believed.
 * @param {string} [text] addresses and networks, separated by commas; nobody's without it
 */
export function trustedProxy(text = '') {
  const networks = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(networkFrom);
  const believed = networks.map((network) => `set_real_ip_from ${network};`);
  if (networks.length > 0) believed.push('real_ip_header X-Forwarded-For;', 'real_ip_recursive on;');
  return { REAL_IP: believed.join(' '), PROXIES: networks.map((network) => `${network} 1;`).join(' ') };
}
