import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { remoteApiVersion, type Area } from '@portal/contracts';
import { addMessages, type RemoteModule } from '@portal/ui';
import { AreaError } from './area-error.js';

const patience = 10_000;

type Release = Pick<Area, 'entry' | 'integrity'>;

const absolute = (path: string) => new URL(path, location.href).href;

/** A script cannot be called by a name with a hyphen: the remote's global has none. */
const globalOf = (name: string) => name.replaceAll('-', '_');

// A release that is tried again must be fetched again: the runtime remembers a failed one by its address.
const addressOf = (entry: string, attempt: number) => absolute(attempt ? `${entry}?attempt=${attempt}` : entry);

/** Refuses an entry script that is not the one the registry names. */
const pinned = (releases: () => Release[]): ModuleFederationRuntimePlugin => ({
  name: 'pinned',
  createScript({ url }) {
    const release = releases().find(({ entry }) => absolute(entry) === url.split('?')[0]);
    if (!release) return;
    const script = document.createElement('script');
    return Object.assign(script, { src: url, integrity: release.integrity, crossOrigin: 'anonymous', async: true });
  },
});

let known: Area[] = [];
const attempts = new Map<string, number>();

function register({ name }: Area, { entry }: Release) {
  const attempt = attempts.get(entry) ?? 0;
  attempts.set(entry, attempt + 1);
  registerRemotes(
    [{ name: globalOf(name), entry: addressOf(entry, attempt), type: 'var', entryGlobalName: globalOf(name) }],
    { force: true },
  );
}

/** Tells the runtime how areas are fetched; nothing is fetched yet. */
export function registerAreas(areas: Area[]) {
  known = areas;
  const releases = () => known.flatMap((area) => (area.fallback ? [area, area.fallback] : [area]));
  registerPlugins([pinned(releases)]);
}

function inTime<T>(name: string, work: Promise<T>) {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new AreaError(name, 'slow')), patience)),
  ]);
}

async function openRelease(area: Area, release: Release): Promise<RemoteModule> {
  register(area, release);
  const loaded = await inTime(
    area.name,
    loadRemote<{ default: RemoteModule }>(`${globalOf(area.name)}/module`).catch((cause: unknown) => {
      throw new AreaError(area.name, 'missing', { cause });
    }),
  );
  if (!loaded) throw new AreaError(area.name, 'missing');
  if (loaded.default.apiVersion !== remoteApiVersion) throw new AreaError(area.name, 'incompatible');
  return loaded.default;
}

/** Fetches an area: its live release, or the last one that worked when the live one does not. */
export async function openArea(area: Area): Promise<RemoteModule> {
  const first: Release[] = area.apiVersion === remoteApiVersion ? [area] : [];
  const tried = [...first, ...(area.fallback ? [area.fallback] : [])];
  let fault = new AreaError(area.name, 'incompatible');
  for (const release of tried) {
    try {
      const opened = await openRelease(area, release);
      await addMessages(opened.messages);
      return opened;
    } catch (error) {
      console.error(`The area ${area.name} cannot be opened from ${release.entry}`, error);
      fault = error instanceof AreaError ? error : new AreaError(area.name, 'missing', { cause: error });
    }
  }
  throw fault;
}
