import { isIP } from 'node:net';
import { StartError } from '../start-error.mjs';

/** How many times the share of one address an office has. */
const shares = 20;

/** @param {string} text an address, or a network as 192.0.2.16/28 */
function officeFrom(text) {
  const [address = '', bits] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const prefix = bits === undefined ? longest : Number(bits);
  if (!isIP(address) || !Number.isInteger(prefix) || prefix < 8 || prefix > longest)
    throw new StartError(
      `"${text}" in OFFICE_ADDRESSES is no address and no network: give offices as 192.0.2.10, or as 192.0.2.16/28, separated by commas.`,
    );
  return `${address}/${prefix} 1;`;
}

/**
 * The places of nginx's configuration that say which addresses whole offices stand behind, and how much such a one may ask for.
 * @param {string | undefined} text addresses and networks, separated by commas
 * @param {number} rate requests a second that one address may send
 */
export const offices = (text = '', rate) => ({
  OFFICES: text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(officeFrom)
    .join(' '),
  RATE: String(rate),
  BURST: String(rate * 2),
  OFFICE_RATE: String(rate * shares),
  OFFICE_BURST: String(rate * shares * 2),
});
