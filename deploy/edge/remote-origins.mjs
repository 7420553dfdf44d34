import { StartError } from '../start-error.mjs';

/** @param {string} hostname */
const isLoopback = (hostname) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Whether browsers may load an area from there: over TLS, or from this machine, where tests are.
 * @param {URL} url
 */
export const isSafe = ({ protocol, hostname }) =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

/** Nothing that would mean something else in the edge's configuration or in a policy. */
const isPlainHost = (/** @type {string} */ hostname) => /^([a-z0-9.-]+|\[::1\])$/.test(hostname);

/** @param {string} text */
function originFrom(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSafe(url) && isPlainHost(url.hostname) && url.origin === text) return text;
  throw new StartError(
    `"${text}" in REMOTE_ORIGINS is no host that an area may come from: give each as https://areas.example, without a path, separated by commas.`,
  );
}

/**
 * Other hosts that browsers may load areas from.
 * @param {string} [text] origins, separated by commas; none without it
 * @throws {StartError} when one is none
 */
export const remoteOrigins = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map(originFrom);
