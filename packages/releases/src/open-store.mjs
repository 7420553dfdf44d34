import { FolderStore } from './folder-store.mjs';
import { S3Store } from './s3-store.mjs';
import { StoreFault } from './store-fault.mjs';

const example = 's3://bucket/prefix?endpoint=https://objects.example&region=us-east-1';
const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const isPrefix = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;
const settings = new Set(['endpoint', 'region']);

/**
 * The store of the areas' releases at an address: a folder, or `s3://bucket/prefix?endpoint=https://…&region=…` (without an endpoint,
 * Amazon's of that region).
 * @param {string} address
 * @param {{ AWS_ACCESS_KEY_ID?: string, AWS_SECRET_ACCESS_KEY?: string }} [keys] whom the server of a bucket lets in
 * @returns {import('./folder-store.mjs').ReleaseStore}
 * @throws {StoreFault} when it is no such address, or a key is missing
 */
export function openStore(address, { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = {}) {
  if (!address.startsWith('s3:')) return new FolderStore(address);
  const place = placeOf(address);
  if (!accessKeyId || !secretAccessKey)
    throw new StoreFault('A store in S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return new S3Store(place, { accessKeyId, secretAccessKey });
}

/** @param {string} address */
function placeOf(address) {
  // What it holds is not repeated: a password may stand in it by mistake.
  const wrong = (/** @type {string} */ what) =>
    new StoreFault(`${what} of the store in S3 is wrong: it lies at ${example}.`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.port || url.hash) throw wrong('The address');
  const { host: bucket, searchParams } = url;
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  if (!isBucket.test(bucket)) throw wrong('The bucket');
  if (prefix && !isPrefix.test(prefix)) throw wrong('The prefix');
  for (const name of searchParams.keys()) if (!settings.has(name)) throw wrong('The address');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/.test(region)) throw wrong('The region');
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const server = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!server || !/^https?:$/.test(server.protocol) || server.origin !== endpoint.replace(/\/$/, ''))
    throw wrong('The endpoint');
  return { bucket, prefix, endpoint: server.origin, region };
}
