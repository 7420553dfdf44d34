import { setTimeout as wait } from 'node:timers/promises';
import { manifestFile, openStore, policyFile, registryFile, Releases, StoreFault } from '@portal/releases';

/** From one look at what is live to the next, and from one look at all releases to the next (milliseconds). */
const every = 1_000;
const all = 60_000;

/**
 * A copy of what the edge reads of a store, in a folder of its own: the files of releases before what names them, each whole or not at
 * all. While the store is away it stays as it is.
 */
export class Mirror {
  #completeAt = -Infinity;
  /** @type {Set<string>} */
  #told = new Set();

  /**
   * @param {Releases} releases
   * @param {string} folder
   * @param {(line: string) => void} say
   */
  constructor(releases, folder, say) {
    this.releases = releases;
    this.own = new Releases(openStore(folder));
    this.say = say;
  }

  /**
   * Brings the copy up to date once.
   * @param {AbortSignal} [ended]
   * @throws {StoreFault} when the store is away: then what is live is as it was
   */
  async round(ended) {
    const { store } = this.releases;
    const registry = await store.read(registryFile);
    // Nothing was ever live then: a store that is empty takes nothing away.
    if (!registry) return this.#tellOnce('Nothing is live in the store yet');
    const isNew = !(await this.own.store.read(registryFile))?.equals(registry);
    if (!isNew && performance.now() - this.#completeAt < all) return;
    // It is written before the registry, so this one is of that moment or later.
    const policy = await store.read(policyFile);
    for (const name of await this.releases.areas())
      for (const release of await this.releases.of(name)) await this.#copy(release, ended);
    if (policy) await this.own.store.replace(policyFile, policy);
    await this.own.store.replace(registryFile, registry);
    await this.#prune(registry);
    this.#completeAt = performance.now();
    if (isNew) this.say(`The copy is at revision ${told(registry).revision}`);
  }

  /**
   * A round a second until the signal.
   * @param {AbortSignal} ended
   */
  async keep(ended) {
    let isAway = false;
    while (!ended.aborted) {
      try {
        await this.round(ended);
        if (isAway) this.say('The store is back');
        isAway = false;
      } catch (error) {
        if (ended.aborted) return;
        if (!(error instanceof StoreFault)) throw error;
        if (!isAway) this.say(`${error.message} What was copied stays.`);
        isAway = true;
      }
      await wait(every, undefined, { signal: ended }).catch(() => undefined);
    }
  }

  /** @param {string} line */
  #tellOnce(line) {
    if (!this.#told.has(line)) this.say(line);
    this.#told.add(line);
  }

  /**
   * A release that lacks a file is left out, and takes no other with it.
   * @param {import('@portal/releases').Published} release
   * @param {AbortSignal | undefined} ended
   */
  async #copy(release, ended) {
    const { name, version, base } = release;
    if (await this.own.readable(name, version)) return;
    const folder = `remotes/${name}/${version}`;
    // What browsers load from another host is served by nobody here.
    const files = base ? [] : Object.keys(release.files);
    const copied = await Promise.all(
      files.map(async (file) => {
        ended?.throwIfAborted();
        const content = await this.releases.fileOf(release, file);
        if (!content) return false;
        await this.own.store.replace(`${folder}/${file}`, content);
        return true;
      }),
    );
    if (copied.includes(false)) return this.#tellOnce(`${name} ${version} lacks files in the store and is not copied`);
    await this.own.store.replace(`${folder}/${manifestFile}`, JSON.stringify(release));
  }

  /**
   * Takes away what the store has no more, and never what browsers are told of.
   * @param {Buffer} registry
   */
  async #prune(registry) {
    const { store } = this.own;
    const areas = told(registry).areas;
    for (const name of await store.list('remotes')) {
      const area = areas.find((each) => each.name === name);
      const named = [area?.version, area?.fallback?.version, area?.canary?.version];
      const kept = new Set([...named, ...(await this.releases.store.list(`remotes/${name}`))]);
      for (const version of await store.list(`remotes/${name}`)) {
        if (kept.has(version)) continue;
        await store.remove(`remotes/${name}/${version}/${manifestFile}`);
        await store.remove(`remotes/${name}/${version}`);
      }
    }
  }
}

/**
 * @param {Buffer} registry
 * @returns {{ revision: number, areas: import('@portal/contracts').Area[] }}
 */
const told = (registry) => JSON.parse(registry.toString());
