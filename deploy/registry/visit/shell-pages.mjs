import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RefusedRelease } from '@portal/releases';

const edge = fileURLToPath(new URL('../../nginx/nginx.conf', import.meta.url));
/** As the edge's are: hexadecimal. */
const nonce = '0123456789abcdef';

/**
 * The pages of a shell: the one page of the portal under the policy that the edge gives it, and its files. `version` tells two shells apart.
 * @typedef {{ page: string, policy: string, version: string, file: (path: string) => Promise<Buffer | undefined> }} ShellPages
 */

/** The policy of the page, as the edge says it. @param {string[]} origins */
async function policyOfTheEdge(origins) {
  const [, policy = ''] = /Content-Security-Policy "([^"]*script-src[^"]*)"/.exec(await readFile(edge, 'utf8')) ?? [];
  return policy.replaceAll('$request_id', nonce).replaceAll('${ORIGINS}', origins.join(' '));
}

/** @param {string} page */
const versionOf = (page) =>
  createHash('sha256')
    .update([...page.matchAll(/src="([^"]+)"/g)].map(([, script]) => script).join())
    .digest('hex')
    .slice(0, 8);

/** @param {string} folder @param {string[]} origins @returns {Promise<ShellPages | undefined>} */
async function inFolder(folder, origins) {
  const source = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const page = source.replaceAll(/<!--# echo var='request_id' -->/g, nonce);
  const file = (/** @type {string} */ path) => readFile(join(folder, path)).catch(() => undefined);
  return { page, policy: await policyOfTheEdge(origins), version: versionOf(page), file };
}

/** @param {string} address @returns {Promise<ShellPages | undefined>} */
async function atAddress(address) {
  const answer = await fetch(new URL('/', address)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const page = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const file = async (/** @type {string} */ path) => {
    const url = new URL(path, address);
    // A path such as //host/x names another host; what a release asks for leads nobody there.
    if (url.origin !== new URL(address).origin) return undefined;
    const found = await fetch(url, { redirect: 'error' }).catch(() => undefined);
    return found?.ok ? Buffer.from(await found.arrayBuffer()) : undefined;
  };
  return { page, policy, version: versionOf(page), file };
}

/**
 * @param {string} shell a folder or an address
 * @param {string[]} origins other hosts that browsers may load areas from
 * @returns {Promise<ShellPages>}
 * @throws {RefusedRelease} when no shell is there
 */
export async function shellPages(shell, origins) {
  const pages = await (/^https?:/.test(shell) ? atAddress(shell) : inFolder(shell, origins));
  if (!pages) throw new RefusedRelease(`No page of a shell in ${shell}: build the shell, or name it by --shell.`);
  return pages;
}
