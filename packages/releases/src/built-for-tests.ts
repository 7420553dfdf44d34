import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteApiVersion } from '@portal/contracts';
import type { Manifest } from './manifest.mjs';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/** Leaves a build of an area in a folder, as the real one does, with two files. */
export function layBuild(dist: string, version: string, said: Partial<Manifest> = {}): void {
  const name = said.name ?? 'mfe-buyer';
  const files = { 'remoteEntry.js': `entry of ${version}`, 'page.js': 'the same page in each' };
  mkdirSync(join(dist, version), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, version, file), text);
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(text)]));
  const manifest: Manifest = {
    ...{ name, version, entry: `/remotes/${name}/${version}/remoteEntry.js`, apiVersion: remoteApiVersion },
    ...{ integrity: `sha384-${hashes['remoteEntry.js']}`, basePaths: [`/${name.slice(4)}`], nav: [], files: hashes },
    ...{ shared: { react: '19.3.0' }, opening: 1024, ...said },
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest));
}

/** What a shell says that can open such builds. */
export const shellOffer = {
  apiVersion: remoteApiVersion,
  shared: { react: '19.3.1' },
  homes: {},
  own: ['/settings', '/login'],
};
