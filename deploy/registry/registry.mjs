import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start-error.mjs';

/**
 * One release of a remote, as its build describes it.
 * @typedef {{ name: string, version: string, entry: string, integrity: string, apiVersion: number, basePaths: string[], nav: unknown[], fallback?: unknown }} Release
 *
 * What is known of a remote: the release that is live, the one to fall back to, and every one that was built.
 * @typedef {{ live: Release, fallback?: Release, pinned: boolean, releases: Release[] }} Remote
 */

const repository = fileURLToPath(new URL('../../', import.meta.url));
const remembered = 10;

/**
 * @param {string} file
 * @param {unknown} content
 */
function write(file, content) {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** @param {Release} release */
const plain = ({ fallback: _fallback, ...release }) => release;

/** @param {Release | undefined} release */
const asFallback = (release) =>
  release && { version: release.version, entry: release.entry, integrity: release.integrity };

/** The registry of remotes of one data folder: what is built, what is live, what the shell is told. */
export class RemoteRegistry {
  /**
   * @param {string} data
   * @param {string} root where the remotes' folders lie
   */
  constructor(data, root = repository) {
    this.root = root;
    this.folder = join(data, 'registry');
    /** The file that the edge serves. */
    this.file = join(this.folder, 'registry.json');
    mkdirSync(this.folder, { recursive: true });
    /** @type {Record<string, Remote>} */
    this.remotes = read(join(this.folder, 'state.json')) ?? {};
  }

  /** Takes in what has been built since; a remote that is not pinned goes live with its newest build. */
  takeBuilt() {
    for (const name of readdirSync(this.root)
      .filter((each) => each.startsWith('mfe-'))
      .sort()) {
      /** @type {Release | undefined} */
      const built = read(join(this.root, name, 'dist/registry.json'));
      if (!built) continue;
      const known = this.remotes[name];
      const releases = [plain(built), ...(known?.releases ?? []).filter(({ version }) => version !== built.version)]
        .filter((release) => this.#isOnDisk(release))
        .slice(0, remembered);
      const keep = known?.pinned && this.#isOnDisk(known.live);
      const last = known && known.live.version !== built.version ? known.live : known?.fallback;
      this.remotes[name] = keep
        ? { ...known, releases }
        : { live: plain(built), fallback: last, pinned: false, releases };
    }
    this.#save();
  }

  /**
   * Makes a release live and keeps it so until the next word.
   * @param {string} name
   * @param {string} version
   */
  promote(name, version) {
    const remote = this.#remote(name);
    const release = remote.releases.find((each) => each.version === version);
    if (!release) {
      throw new StartError(
        `${name} has no release ${version}; there are ${remote.releases.map((each) => each.version).join(', ')}.`,
      );
    }
    const fallback = release.version === remote.live.version ? remote.fallback : remote.live;
    this.#set(name, { ...remote, live: release, fallback, pinned: true });
  }

  /**
   * Brings the release back that was live before. The one taken back is offered to nobody as a fallback.
   * @param {string} name
   */
  rollback(name) {
    const remote = this.#remote(name);
    const { fallback } = remote;
    if (!fallback || !this.#isOnDisk(fallback)) throw new StartError(`${name} has no earlier release to go back to.`);
    const position = remote.releases.findIndex(({ version }) => version === fallback.version);
    this.#set(name, { ...remote, live: fallback, fallback: remote.releases[position + 1], pinned: true });
  }

  /**
   * Lets a remote follow its builds again.
   * @param {string} name
   */
  follow(name) {
    this.#set(name, { ...this.#remote(name), pinned: false });
    this.takeBuilt();
  }

  /** @param {string} name */
  #remote(name) {
    const remote = this.remotes[name];
    if (remote) return remote;
    throw new StartError(
      `There is no remote ${name}; there are ${Object.keys(this.remotes).join(', ') || 'none, build them first'}.`,
    );
  }

  /**
   * @param {string} name
   * @param {Remote} remote
   */
  #set(name, remote) {
    this.remotes = { ...this.remotes, [name]: remote };
    this.#save();
  }

  /** @param {Release} release */
  #isOnDisk({ name, version }) {
    return existsSync(join(this.root, name, 'dist', version));
  }

  #save() {
    const areas = Object.values(this.remotes).map(({ live, fallback }) => {
      const usable = fallback && fallback.version !== live.version && this.#isOnDisk(fallback);
      return usable ? { ...live, fallback: asFallback(fallback) } : live;
    });
    write(join(this.folder, 'state.json'), this.remotes);
    write(this.file, { areas });
  }
}

/**
 * Writes the registry that the edge serves from what is built and what is pinned.
 * @param {string} data
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the file
 */
export async function publish(data, say) {
  const registry = new RemoteRegistry(data);
  registry.takeBuilt();
  for (const [name, { pinned, live }] of Object.entries(registry.remotes)) {
    if (pinned) say(`${name} stays at its pinned release ${live.version}`);
  }
  return registry.file;
}
