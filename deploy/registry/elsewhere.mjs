import { createHash } from 'node:crypto';
import { manifestFile, RefusedRelease, ReleaseManifest, requireNames } from '@portal/releases';
import { z } from 'zod';
import { isSafe } from '../edge/remote-origins.mjs';

/** What a release of another host may be at most: its files, one of them or the answer that describes it, and all of them together. */
const most = { files: 2_000, bytes: 8 * 2 ** 20, together: 64 * 2 ** 20 };
const timeout = 15_000;
const atOnce = 8;

/** A folder of an address: nothing that means something else in an address or a policy. */
const plainFolder = /^[A-Za-z0-9_][A-Za-z0-9._~+-]*$/;
/** What an area is made of, and what of it cannot run: everything else is pinned. */
const kinds = /\.(js|css|json|map|woff2|png|svg|txt)$/;
const still = /\.(map|woff2|png|svg|txt)$/;
/** What a server lays beside a file for those who take it compressed: browsers never ask for it by its name. */
const isCompressed = (/** @type {string} */ file) => /\.(br|gz)$/.test(file);

/** @param {Buffer} content */
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/**
 * @param {string} address
 * @param {readonly string[]} origins
 */
function folderAt(address, origins) {
  const url = new URL(address.endsWith('/') ? address : `${address}/`);
  if (!isSafe(url)) throw new RefusedRelease(`${address} is not asked: an area of another host comes over https.`);
  if (!origins.includes(url.origin))
    throw new RefusedRelease(`${url.origin} is none of REMOTE_ORIGINS that the portal was started with.`);
  const parts = url.pathname.split('/').filter(Boolean);
  if (
    url.href !== `${url.origin}/${parts.map((part) => `${part}/`).join('')}` ||
    !parts.every((part) => plainFolder.test(part))
  )
    throw new RefusedRelease(`${address} is no plain address of a folder.`);
  return url.href;
}

/** @typedef {{ left: number }} Room how many bytes may come yet */

/** @param {Response} answer @param {Room} room */
async function bytesOf(answer, room) {
  const parts = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    room.left -= part.length;
    if (room.left < 0)
      throw new RefusedRelease(`${answer.url} and the others are larger than ${most.together / 2 ** 20} MiB together.`);
    if (size > most.bytes) throw new RefusedRelease(`${answer.url} is larger than ${most.bytes / 2 ** 20} MiB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A file as browsers would get it; nobody leads elsewhere. @param {string} url @param {Room} room */
async function fetched(url, room) {
  try {
    const answer = await fetch(url, {
      ...{ redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(timeout) },
    });
    if (!answer.ok) throw new RefusedRelease(`${url} answers ${answer.status}.`);
    if (answer.headers.get('access-control-allow-origin') !== '*')
      throw new RefusedRelease(`${url} is kept from pages of other hosts: it needs Access-Control-Allow-Origin: *.`);
    return await bytesOf(answer, room);
  } catch (error) {
    if (error instanceof RefusedRelease) throw error;
    const cause = /** @type {Error & { cause?: Error }} */ (error).cause?.message;
    throw new RefusedRelease(`${url} cannot be read: ${cause ?? /** @type {Error} */ (error).message}.`);
  }
}

/** @param {string} folder @param {string} area @param {Room} room */
async function manifestAt(folder, area, room) {
  const url = folder + manifestFile;
  let said;
  try {
    said = JSON.parse((await fetched(url, room)).toString());
  } catch (error) {
    throw error instanceof SyntaxError ? new RefusedRelease(`${url} is no description of a release.`) : error;
  }
  const read = ReleaseManifest.safeParse(said);
  if (!read.success) throw new RefusedRelease(`${url} cannot be read: ${z.prettifyError(read.error)}`);
  const manifest = read.data;
  if (manifest.name !== area) throw new RefusedRelease(`${url} describes ${manifest.name}, not ${area}.`);
  const files = Object.keys(manifest.files).filter((file) => !isCompressed(file));
  if (files.length > most.files) throw new RefusedRelease(`${url} names more than ${most.files} files.`);
  const other = files.find((file) => !kinds.test(file));
  if (other !== undefined) throw new RefusedRelease(`${url} names a file of a kind that no area has: ${other}.`);
  const own = { ...manifest, files: Object.fromEntries(files.map((file) => [file, manifest.files[file] ?? ''])) };
  requireNames(own);
  return own;
}

/**
 * The files of a release, each as its description says.
 * @param {string} base
 * @param {Record<string, string>} hashes
 * @param {Room} room
 */
async function filesAt(base, hashes, room) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const left = Object.keys(hashes);
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const content = await fetched(base + file, room);
      if (sha384(content) !== hashes[file]) throw new RefusedRelease(`${base}${file} is not the one that was built.`);
      files.set(file, content);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return files;
}

/**
 * A release that lies at another host and that browsers load from there, fetched once and checked: what is pinned is what was seen here.
 * @param {string} area
 * @param {string} address the folder that holds `release.json`
 * @param {readonly string[]} origins the hosts that are allowed
 * @returns {Promise<import('@portal/releases').Built>}
 * @throws {RefusedRelease} when the host is not allowed, or what lies there is no release
 */
export async function releaseElsewhere(area, address, origins) {
  const folder = folderAt(address, origins);
  const room = { left: most.together };
  const manifest = await manifestAt(folder, area, room);
  const base = `${folder}${manifest.version}/`;
  const files = await filesAt(base, manifest.files, room);
  const file = manifest.entry.split('/').at(-1) ?? '';
  const entry = files.get(file)?.toString() ?? '';
  const loose = Object.entries(manifest.files).find(
    ([each, hash]) => !still.test(each) && each !== file && !entry.includes(hash),
  );
  if (loose)
    throw new RefusedRelease(`The entry ${base}${file} does not pin ${loose[0]}: it could become another one.`);
  const fileOf = async (/** @type {string} */ each) => files.get(each) ?? Buffer.alloc(0);
  return { manifest: { ...manifest, entry: base + file }, fileOf, base };
}
