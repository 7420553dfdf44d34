import {
  init,
  loadRemote,
  loadShare,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Area } from '@portal/contracts';
import type { RemoteModule } from '@portal/ui';
import { fetchShared, sharedNames, shares } from '../shared/shared.js';

/** What the registry says of one release of an area. */
export type Release = Pick<Area, 'version' | 'entry' | 'integrity'>;

const absolute = (path: string) => new URL(path, location.href).href;

/** A script cannot be called by a name with a hyphen: the remote's global has none. */
const globalOf = (name: string) => name.replaceAll('-', '_');

/** The integrity of each entry script, by its address. */
const integrity = new Map<string, string>();

/** Refuses an entry script that is not the one the registry names. */
const pinned: ModuleFederationRuntimePlugin = {
  name: 'pinned',
  createScript({ url }) {
    const known = integrity.get(url.split('?')[0] ?? url);
    if (known === undefined) return;
    const script = document.createElement('script');
    return Object.assign(script, { src: url, integrity: known, crossOrigin: 'anonymous', async: true });
  },
};

init({
  name: 'shell',
  remotes: [],
  shared: shares,
  shareStrategy: 'loaded-first',
  plugins: [provideRuntime(), pinned],
});

/** Takes the shell's own copy of everything shared before any area comes: none of them can stand in its place then. */
export async function loadShares() {
  // The runtime remembers a failure for good, the build fetches a chunk that failed once more: it goes first.
  await fetchShared();
  await Promise.all(sharedNames.map((name) => loadShare(name)));
}

const attempts = new Map<string, number>();

// A release that is tried again must be fetched again: the runtime remembers a failed one by its address.
function addressOf(entry: string) {
  const attempt = attempts.get(entry) ?? 0;
  attempts.set(entry, attempt + 1);
  return absolute(attempt ? `${entry}?attempt=${attempt}` : entry);
}

/** Fetches what an area exposes, from this release. */
export async function fetchRelease(area: string, release: Release): Promise<RemoteModule | undefined> {
  const name = globalOf(area);
  integrity.set(absolute(release.entry), release.integrity);
  registerRemotes([{ name, entry: addressOf(release.entry), type: 'var', entryGlobalName: name }], { force: true });
  return (await loadRemote<{ default: RemoteModule }>(`${name}/module`))?.default;
}
