import { createHash } from 'node:crypto';
import { manifestFile, RefusedRelease, ReleaseManifest } from '@portal/releases';
import { z } from 'zod';
import { isSafe } from '../edge/remote-origins.mjs';

/** What a release of another host may be at most; one file, and the answer that describes it. */
const most = { files: 2_000, bytes: 8 * 2 ** 20 };
const timeout = 15_000;
const atOnce = 8;

/** Nothing that leads out of a folder, or means something else in an address or a policy. */
const name = /^[A-Za-z0-9_][A-Za-z0-9._~+-]*$/;
const isPath = (/** @type {string} */ path) => path.split('/').every((part) => name.test(part));
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
  if (url.href !== `${url.origin}/${parts.map((part) => `${part}/`).join('')}` || !isPath(parts.join('/') || 'root'))
    throw new RefusedRelease(`${address} is no plain address of a folder.`);
  return url.href;
}

/** @param {Response} answer */
async function bytesOf(answer) {
  const parts = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > most.bytes) throw new RefusedRelease(`${answer.url} is larger than ${most.bytes / 2 ** 20} MiB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A file as browsers would get it; nobody leads elsewhere. @param {string} url */
async function fetched(url) {
  try {
    const answer = await fetch(url, {
      ...{ redirect: 'error', credentials: 'omit', signal: AbortSignal.timeout(timeout) },
    });
    if (!answer.ok) throw new RefusedRelease(`${url} answers ${answer.status}.`);
    if (answer.headers.get('access-control-allow-origin') !== '*')
      throw new RefusedRelease(`${url} is kept from pages of other hosts: it needs Access-Control-Allow-Origin: *.`);
    return await bytesOf(answer);
  } catch (error) {
    if (error instanceof RefusedRelease) throw error;
    const cause = /** @type {Error & { cause?: Error }} */ (error).cause?.message;
    throw new RefusedRelease(`${url} cannot be read: ${cause ?? /** @type {Error} */ (error).message}.`);
  }
}

/** @param {string} folder @param {string} area */
async function manifestAt(folder, area) {
  const url = folder + manifestFile;
  let said;
  try {
    said = JSON.parse((await fetched(url)).toString());
  } catch (error) {
    throw error instanceof SyntaxError ? new RefusedRelease(`${url} is no description of a release.`) : error;
  }
  const read = ReleaseManifest.safeParse(said);
  if (!read.success) throw new RefusedRelease(`${url} cannot be read: ${z.prettifyError(read.error)}`);
  const manifest = read.data;
  if (manifest.name !== area) throw new RefusedRelease(`${url} describes ${manifest.name}, not ${area}.`);
  const files = Object.keys(manifest.files).filter((file) => !isCompressed(file));
  if (!name.test(manifest.version) || !files.every(isPath) || files.includes(manifestFile))
    throw new RefusedRelease(`${url} names a version or a file that is none.`);
  if (files.length > most.files) throw new RefusedRelease(`${url} names more than ${most.files} files.`);
  return { ...manifest, files: Object.fromEntries(files.map((file) => [file, manifest.files[file] ?? ''])) };
}

/**
 * The files of a release, each as its description says.
 * @param {string} base
 * @param {Record<string, string>} hashes
 */
async function filesAt(base, hashes) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const left = Object.keys(hashes);
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const content = await fetched(base + file);
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
  const manifest = await manifestAt(folder, area);
  const base = `${folder}${manifest.version}/`;
  const files = await filesAt(base, manifest.files);
  const file = manifest.entry.split('/').at(-1) ?? '';
  const entry = files.get(file)?.toString() ?? '';
  const loose = Object.entries(manifest.files).find(
    ([each, hash]) => /\.(js|css)$/.test(each) && each !== file && !entry.includes(hash),
  );
  if (loose)
    throw new RefusedRelease(`The entry ${base}${file} does not pin ${loose[0]}: it could become another one.`);
  const fileOf = async (/** @type {string} */ each) => files.get(each) ?? Buffer.alloc(0);
  return { manifest: { ...manifest, entry: base + file }, fileOf, base };
}
