import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { PublishedManifest, manifestFile } from './manifest.mjs';
import { requireNames } from './names.mjs';
import { plain } from './plain.mjs';
import { policyOf } from './policy.mjs';
import { publicArea } from './public-area.mjs';
import { inEnglish } from './cause.mjs';
import { RefusedChange, RefusedRelease, StaleRelease } from './refused-release.mjs';
import { Edge, edgeFile } from './edge.mjs';
import { Shell, shellFile } from './shell.mjs';
import { State } from './state.mjs';
import { StoreFault } from './store-fault.mjs';
import { stored } from './stored.mjs';
import { Visit } from './visit.mjs';

/** The file that browsers read. */
export const registryFile = 'registry.json';
/** What the page says of where scripts may come from: a part of it that the edge puts in. */
export const policyFile = 'policy.html';
/** So often a change is tried again when another one came between. */
const tries = 20;
const dayLength = 86_400_000;
const writtenAtStart = 'start the portal once, it is written anew then';
/** What changes nothing of what is live. */
const ofCanaries = new Set(['canary', 'end-canary']);

/** @typedef {import('./manifest.mjs').Published} Published */
/** @typedef {import('./state.mjs').Revision} Revision */
/** @typedef {import('./state.mjs').Live} Live */
/**
 * Who changes what is live, and why; through the portal also what they saw of the area when they decided, and the key of their request.
 * @typedef {Pick<Revision, 'by' | 'why' | 'cause' | 'account' | 'key'> & { seen?: import('@portal/contracts').Seen }} Said
 */
/**
 * What a change comes to: what is live of one area afterwards.
 * @typedef {Pick<Revision, 'action' | 'to'> & { from?: string, next: Live }} Change
 */

/** The releases of all areas in one store: what there is, what is live, and what browsers are told. */
export class Releases {
  /** @param {import('./folder-store.mjs').ReleaseStore} store */
  constructor(store) {
    this.store = store;
    this.state = new State(store);
  }

  /** @returns {Promise<Record<string, Live>>} what is live, by area */
  async live() {
    return (await this.state.last())?.remotes ?? {};
  }

  /** @returns {Promise<string[]>} the areas that have a release */
  areas() {
    return this.store.list('remotes');
  }

  /**
   * @param {string} name
   * @returns {Promise<Published[]>} the whole releases of an area, the newest first
   */
  async of(name) {
    const versions = await this.store.list(`remotes/${name}`);
    const found = await Promise.all(versions.map((each) => this.readable(name, each)));
    const whole = found.filter((each) => each !== undefined);
    return whole.sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /**
   * @param {string} name
   * @throws {RefusedRelease} when it has none
   */
  async newest(name) {
    await this.requireArea(name);
    const newest = (await this.of(name))[0];
    if (newest) return newest;
    throw new RefusedRelease(`${name} has no release that can be read: publish it again.`);
  }

  /**
   * @param {string} name
   * @throws {RefusedRelease} when the store knows no such area
   */
  async requireArea(name) {
    const known = await this.areas();
    if (known.includes(name)) return;
    if (known.length === 0) throw new RefusedChange('no-area-yet', { area: name });
    throw new RefusedChange('no-area', { area: name, known: known.join(', ') });
  }

  /**
   * Keeps what the shell offers that opens these areas.
   * @param {import('./shell.mjs').ShellOffer} offer
   */
  keepShell(offer) {
    return this.store.replace(shellFile, JSON.stringify(offer));
  }

  /** @throws {RefusedRelease} when no shell was laid yet */
  async shell() {
    const content = await this.store.read(shellFile);
    if (!content) throw new RefusedChange('no-shell');
    return stored(Shell, shellFile, content, writtenAtStart);
  }

  /**
   * Keeps what the edge lets browsers load areas from besides itself.
   * @param {string[]} origins
   */
  keepOrigins(origins) {
    return this.store.replace(edgeFile, JSON.stringify({ origins }));
  }

  /** @returns {Promise<string[]>} other hosts that browsers may load areas from */
  async origins() {
    const content = await this.store.read(edgeFile);
    return content ? stored(Edge, edgeFile, content, writtenAtStart).origins : [];
  }

  /** @returns {Promise<Revision[]>} what went live when and why, the newest first */
  history() {
    return this.state.history();
  }

  /**
   * @param {Pick<Published, 'name' | 'version' | 'base'>} release
   * @param {string} file
   */
  fileOf(release, file) {
    return this.store.read(`${filesOf(release)}/${file}`);
  }

  /**
   * @param {string} name
   * @param {string} version
   * @throws {RefusedRelease} when its description is spoilt
   */
  async find(name, version) {
    const key = `${folderOf(name, version)}/${manifestFile}`;
    const content = await this.store.read(key);
    if (!content) return undefined;
    try {
      return PublishedManifest.parse(JSON.parse(content.toString()));
    } catch {
      throw new RefusedChange('spoilt-release', { key, area: name, version });
    }
  }

  /**
   * Keeps what became of opening a release in a browser, in place of what was known before.
   * @param {string} name
   * @param {string} version
   * @param {Visit} visit
   */
  keepVisit(name, version, visit) {
    const { cause } = visit;
    // Versions before read the reason alone.
    const kept = cause ? { ...visit, reason: inEnglish(cause) } : visit;
    return this.store.replace(visitOf(name, version), JSON.stringify(kept));
  }

  /**
   * @param {string} name
   * @param {string} version
   * @returns {Promise<Visit | undefined>} nothing where no browser has opened it yet, or what came of it cannot be read
   */
  async visitOf(name, version) {
    const content = await this.store.read(visitOf(name, version));
    if (!content) return undefined;
    try {
      return Visit.parse(JSON.parse(content.toString()));
    } catch {
      return undefined;
    }
  }

  /**
   * Lays a release into the store, its description last: until then there is none. Publishing the same again does nothing, but for a
   * description that was spoilt meanwhile. A build that is not whole lays nothing.
   * @param {import('./built.mjs').Built} built
   * @param {string} by
   * @returns {Promise<boolean>} false when it was there
   * @throws {RefusedRelease} when other files lie under its version, or its names lead out of its folder
   */
  async publish({ manifest, fileOf, base }, by) {
    const { name, version } = manifest;
    requireNames(manifest);
    if (await this.readable(name, version)) return false;
    /** @type {Map<string, Buffer>} */
    const contents = new Map();
    for (const [file, hash] of Object.entries(manifest.files)) {
      const content = await fileOf(file);
      if (sha384(content) !== hash)
        throw new RefusedRelease(`The build of ${name} ${version} has another ${file} than it says: build it anew.`);
      contents.set(file, content);
    }
    for (const [file, content] of contents) {
      const key = `${filesOf({ name, version, base })}/${file}`;
      if (await this.store.create(key, content)) continue;
      if (!(await this.store.read(key))?.equals(content))
        throw new RefusedRelease(
          `${name} ${version} has another ${file} in the store already: a release never changes.`,
        );
    }
    const published = { ...manifest, base, publishedAt: new Date().toISOString(), publishedBy: plain(by) };
    const [key, text] = [`${folderOf(name, version)}/${manifestFile}`, JSON.stringify(published, undefined, 2)];
    if (await this.store.create(key, text)) return true;
    // Somebody else published the same at this moment, or what was there is spoilt.
    if (await this.readable(name, version)) return false;
    await this.store.replace(key, text);
    return true;
  }

  /**
   * Makes a release live and keeps it so; what was live becomes the one to fall back to.
   * @param {string} name
   * @param {string} version
   * @param {Said} said
   */
  async promote(name, version, said) {
    await this.require(name, version);
    return this.#change(name, said, (now) => {
      if (now?.live === version && now.pinned) throw new RefusedChange('live-already', { area: name, version });
      const next = { ...now, live: version, fallback: fallbackFor(now, version), pinned: true };
      return { action: 'promote', to: version, next };
    });
  }

  /**
   * Brings back what was live before. The one taken back is offered to nobody as a fallback.
   * @param {string} name
   * @param {Said} said
   */
  async rollback(name, said) {
    await this.requireArea(name);
    return this.#change(name, said, async (now) => {
      const to = now?.fallback;
      if (to === undefined || !(await this.find(name, to))) throw new RefusedChange('none-before', { area: name });
      const fallback = await this.#before(name, to);
      return { action: 'rollback', to, next: { ...now, live: to, fallback, pinned: true } };
    });
  }

  /**
   * Gives a release to some, beside the live one; it takes the place of another canary of the area.
   * @param {string} name
   * @param {string} version
   * @param {import('@portal/contracts').CanaryAudience[]} audience
   * @param {Said} said
   */
  async startCanary(name, version, audience, said) {
    const { basePaths } = await this.require(name, version);
    return this.#change(name, said, async (now) => {
      const live = now && (await this.find(name, now.live));
      if (!live) throw new RefusedChange('none-live', { area: name, version });
      if (live.version === version) throw new RefusedChange('live-already', { area: name, version });
      if (!isDeepStrictEqual(basePaths, live.basePaths))
        throw new RefusedChange('other-addresses', { area: name, version });
      // Who is on it stays on it when it is given to more.
      const salt = now.canary?.version === version ? now.canary.salt : randomUUID();
      return { action: 'canary', to: version, next: { ...now, canary: { version, audience, salt } } };
    });
  }

  /**
   * Takes the canary back: everybody has the live release again.
   * @param {string} name
   * @param {Said} said
   * @param {string} [version] only while it is this one
   */
  async endCanary(name, said, version) {
    await this.requireArea(name);
    return this.#change(name, said, (now) => {
      if (version !== undefined && now?.canary?.version !== version)
        throw new RefusedChange('other-canary', { area: name, version });
      if (!now?.canary) throw new RefusedChange('no-canary', { area: name });
      const { canary, ...next } = now;
      return { action: 'end-canary', from: canary.version, to: now.live, next };
    });
  }

  /**
   * Lets an area follow its builds again, from this release on.
   * @param {string} name
   * @param {string} version
   * @param {Said} said
   */
  async follow(name, version, said) {
    return this.#change(name, said, (now) => ({
      action: 'follow',
      to: version,
      next: { ...now, live: version, fallback: fallbackFor(now, version), pinned: false },
    }));
  }

  /**
   * A new build goes live where nobody chose another release.
   * @param {string} name
   * @param {string} version
   * @param {string} by
   * @returns {Promise<boolean>} whether it is live
   */
  async takeBuild(name, version, by) {
    const now = (await this.live())[name];
    if (now?.pinned && (await this.readable(name, now.live))) return now.live === version;
    if (now?.live === version) return true;
    await this.#change(name, { by, why: 'newest build' }, (before) => ({
      action: 'build',
      to: version,
      next: { ...before, live: version, fallback: fallbackFor(before, version), pinned: false },
    }));
    return true;
  }

  /**
   * Takes away old releases: those beyond the newest `count` that are older than `days`. What browsers are told of stays, and for as
   * many days what they were told of, since pages that are open for so long still fetch parts of it.
   * @param {string} name
   * @param {{ count: number, days: number }} kept
   * @returns {Promise<string[]>} the versions that are gone
   */
  async prune(name, { count, days }) {
    const before = new Date(Date.now() - days * dayLength).toISOString();
    const told = await this.#toldSince(name, before);
    const old = (await this.of(name))
      .slice(count)
      .filter(({ version, publishedAt }) => !told.has(version) && publishedAt <= before);
    for (const { version, base } of old) {
      // Without its description it is no release any more, whatever becomes of the rest.
      await this.store.remove(`${folderOf(name, version)}/${manifestFile}`);
      await this.store.remove(folderOf(name, version));
      await this.store.remove(filesOf({ name, version, base }));
      await this.store.remove(visitOf(name, version));
    }
    return old.map(({ version }) => version);
  }

  /**
   * @param {string} name
   * @param {string} version
   * @throws {RefusedRelease} when there is no such release
   */
  async require(name, version) {
    await this.requireArea(name);
    const laid = await this.store.list(`remotes/${name}`);
    const release = laid.includes(version) ? await this.find(name, version) : undefined;
    if (release) return release;
    const known = (await this.of(name)).map((each) => each.version);
    if (known.length === 0) throw new RefusedChange('no-release-yet', { area: name, version });
    throw new RefusedChange('no-release', { area: name, version, known: known.join(', ') });
  }

  /**
   * A release as browsers may have it: none where its host is allowed no more.
   * @param {string[]} origins
   * @param {string} name
   * @param {string | undefined} version
   */
  async #offered(origins, name, version) {
    const release = await this.readable(name, version);
    return release?.base && !origins.includes(new URL(release.base).origin) ? undefined : release;
  }

  /**
   * A release whose description is gone or spoilt counts as none: it takes nothing with it. A store that is away says nothing of releases.
   * @param {string} name
   * @param {string | undefined} version
   */
  async readable(name, version) {
    if (version === undefined) return undefined;
    return this.find(name, version).catch((error) => {
      if (error instanceof StoreFault) throw error;
      return undefined;
    });
  }

  /**
   * The release that was live before another, as the history says.
   * @param {string} name
   * @param {string} version
   */
  async #before(name, version) {
    const changes = (await this.history()).filter(({ remote, action }) => remote === name && !ofCanaries.has(action));
    const earlier = changes.find(({ to, from }) => to === version && from !== undefined && from !== to)?.from;
    return (await this.readable(name, earlier)) && earlier;
  }

  /**
   * The versions that browsers were told of since then, and are told of now.
   * @param {string} name
   * @param {string} since
   */
  async #toldSince(name, since) {
    const history = await this.history();
    // What was so at that moment is what the last change before it made.
    const count = history.findIndex(({ at }) => at <= since);
    const states = count === -1 ? history : history.slice(0, count + 1);
    const versions = states.flatMap(({ remotes }) => {
      const { live, fallback, canary } = remotes[name] ?? {};
      return [live, fallback, canary?.version];
    });
    return new Set(versions);
  }

  /**
   * @param {string} name
   * @param {Said} said
   * @param {(now: Live | undefined) => Change | Promise<Change>} decide
   * @returns {Promise<Revision>}
   */
  async #change(name, { seen, ...words }, decide) {
    // Without them browsers could not be told: nothing is changed then.
    await this.origins();
    for (let attempt = 0; attempt < tries; attempt++) {
      const last = await this.state.last();
      const now = last?.remotes[name];
      if (seen && !isAsSeen(now, seen)) return this.#earlier(name, words.key);
      const { action, from = now?.live, to, next } = await decide(now);
      const revision = {
        ...{ revision: (last?.revision ?? 0) + 1, at: new Date().toISOString(), ...words, action, remote: name },
        ...{ from, to, remotes: { ...last?.remotes, [name]: withoutLiveCanary(next) } },
      };
      if (!(await this.state.add(revision))) continue;
      await this.#tellAfterChange();
      return revision;
    }
    throw new RefusedChange('changed-all-the-time', { area: name });
  }

  /**
   * The change that a repeated request made before; nobody's request is made twice.
   * @param {string} name
   * @param {string | undefined} key
   * @throws {StaleRelease} when it was another's
   */
  async #earlier(name, key) {
    const made = key && (await this.history()).find((each) => each.remote === name && each.key === key);
    if (made) return made;
    throw new StaleRelease(`What is live of ${name} was changed meanwhile.`);
  }

  /** @throws {StoreFault} when browsers cannot be told of a change that is in the history */
  async #tellAfterChange() {
    try {
      await this.tell();
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      throw new StoreFault(
        `${error.message} The change is in the history and browsers are not told of it yet: the next change tells them, or the next start of the portal.`,
      );
    }
  }

  /** Writes what browsers read, from the last revision; again when another one came meanwhile. */
  async tell() {
    for (;;) {
      const [last, origins] = [await this.state.last(), await this.origins()];
      /** @type {(import('./manifest.mjs').Published | undefined)[]} */
      const told = [];
      const areas = await Promise.all(
        Object.entries(last?.remotes ?? {}).map(async ([name, { live, fallback, canary }]) => {
          const versions = [live, fallback, canary?.version];
          const [first, second, release] = await Promise.all(
            versions.map((each) => this.#offered(origins, name, each)),
          );
          told.push(first, second, release);
          return publicArea(first ?? second, second, canary && release && { release, canary });
        }),
      );
      const registry = { revision: last?.revision ?? 0, areas: areas.filter((area) => area !== undefined) };
      // The page first lets an area in and is then told of it.
      await this.store.replace(policyFile, policyOf(told));
      await this.store.replace(registryFile, `${JSON.stringify(registry, undefined, 2)}\n`);
      if ((await this.state.last())?.revision === last?.revision) return;
    }
  }
}

/** @param {Buffer} content */
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/** @param {string} name @param {string} version */
const folderOf = (name, version) => `remotes/${name}/${version}`;

/**
 * Where the files lie: those that browsers load from another host are copies, which the edge serves to nobody.
 * @param {Pick<Published, 'name' | 'version' | 'base'>} release
 */
const filesOf = ({ name, version, base }) => (base ? `elsewhere/${name}/${version}` : folderOf(name, version));

/** Apart from the release's own files, which browsers may read. @param {string} name @param {string} version */
const visitOf = (name, version) => `visits/${name}/${version}.json`;

/** @param {Live | undefined} now @param {string} version */
const fallbackFor = (now, version) => (now && now.live !== version ? now.live : now?.fallback);

/** @param {Live | undefined} now @param {import('@portal/contracts').Seen} seen */
const isAsSeen = (now, { live, canary }) => (now?.live ?? null) === live && (now?.canary?.version ?? null) === canary;

/** @param {Live} next what is live for everybody is on trial no longer */
function withoutLiveCanary({ canary, ...next }) {
  return canary && canary.version !== next.live ? { ...next, canary } : next;
}
