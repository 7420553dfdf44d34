import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operator, services } from '../../deploy/accounts.mjs';
import { remoteOrigins } from '../../deploy/edge/remote-origins.mjs';
import { storeOf } from '../../deploy/registry/store-of.mjs';
import { takeBuilds } from '../../deploy/registry/take-builds.mjs';
import { findProgram, versionOf } from '../servers/find.mjs';
import { isPrimaryKnown, mongodbUri, mongodPart } from '../servers/mongod.mjs';
import { isListening, natsPart } from '../servers/nats.mjs';
import { nginxPart } from '../servers/nginx.mjs';
import { accountsIn, withoutOthers } from './accounts.mjs';
import { requireRoom } from './disk.mjs';
import { given } from '../../deploy/given.mjs';
import { keepToKind } from './cluster-mark.mjs';
import { countOf, nameOf } from './instances.mjs';
import { backupPart, gatewayPart, mailboxPart, servicePart } from './node-parts.mjs';
import { root } from './folders.mjs';
import { turnOver } from './log-file.mjs';
import { closeToOthers, keepToOwner } from './owner-only.mjs';
import { Part } from './part.mjs';
import { partNames } from './part-names.mjs';
import { portsFrom, portsOfInstance, requireFree } from './ports.mjs';
import { startedAt } from './processes.mjs';
import { removeRoll, takeOver, writeRoll } from './roll.mjs';
import { backupPassphrase, secretKeysFor } from './secrets.mjs';
import { seedOnce } from './seed.mjs';
import { requireSettings } from './settings.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/** Milliseconds until a part is ready: what it holds in memory is read first. One that ends is noticed at once. */
const startWithin = 180_000;

/** @typedef {import('./part-names.mjs').PartName} PartName */

/**
 * @typedef {object} PortalOptions
 * @property {string} data folder of everything that is kept
 * @property {number} port the browser's; all others follow from it
 * @property {boolean} [demo] demo organisations and accounts
 * @property {boolean} [seed] demo data too, where there are demo accounts
 * @property {boolean} [history] a history of eighteen months before it
 * @property {boolean} [cluster] three servers of each kind and two of each program, where the data are not yet a cluster's or another portal's
 * @property {PartName[]} [without] parts that are not started
 * @property {PartName[]} [only] the parts that are started, where not all
 * @property {Record<string, string>} [env] for every program of ours
 * @property {number} [rate] requests a second that the edge takes from one address
 * @property {string} [trustedProxy] addresses and networks of proxies in front of the edge, separated by commas
 * @property {string} [offices] addresses and networks behind which whole offices are, separated by commas
 * @property {string} [remoteOrigins] other hosts that browsers may load areas from, separated by commas
 * @property {string} [address] where people reach the portal, when a proxy in front has another address than the edge
 * @property {boolean} [external] whether MONGODB_URI and NATS_URL of the environment replace the embedded servers
 * @property {number} [within] milliseconds that each part may take until it is ready
 * @property {(line: string) => void} [say]
 */

/** A running portal: its addresses and its parts. */
export class Portal {
  /** @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #guard;
  /** @type {ReturnType<typeof accountsIn> | undefined} */
  #accounts;
  #stopping = false;
  /** @type {NodeJS.Timeout | undefined} */
  #logs;

  /** @param {PortalOptions} options */
  constructor(options) {
    this.data = resolve(options.data);
    this.demo = options.demo ?? true;
    this.options = options;
    this.ports = portsFrom(options.port);
    this.isCluster = options.cluster ?? false;
    this.say = options.say ?? (() => {});
    const environment = options.external ? process.env : {};
    this.external = {
      mongodb: given(environment, 'MONGODB_URI'),
      nats: given(environment, 'NATS_URL'),
      smtp: given(environment, 'SMTP_URL'),
    };
  }

  /** The addresses of everything; of the two servers with the operator's account. */
  get urls() {
    return {
      portal: `http://localhost:${this.ports.nginx}`,
      gateway: `http://127.0.0.1:${this.ports.gateway}`,
      mailbox: `http://localhost:${this.ports.mailbox}`,
      smtp: this.external.smtp ?? `smtp://127.0.0.1:${this.ports.smtp}`,
      ...this.urlsOf(operator),
    };
  }

  /**
   * The addresses of the two servers, with an account.
   * @param {import('./accounts.mjs').AccountName | typeof operator} name
   */
  urlsOf(name) {
    this.#accounts ??= accountsIn(this.data);
    const { nats, mongodb } = this.#accounts;
    return {
      mongodb: this.external.mongodb ?? mongodbUri(this.portsOf('mongod'), name, mongodb[name]),
      nats:
        this.external.nats ??
        this.portsOf('nats')
          .map((port) => `nats://${name}:${nats[name]}@127.0.0.1:${port}`)
          .join(),
    };
  }

  /**
   * The environment that a program of ours gets: with its own accounts, and nobody else's.
   * @param {import('./accounts.mjs').AccountName} part
   * @returns {Record<string, string | undefined>}
   */
  #environmentOf(part) {
    const { mongodb, nats } = this.urlsOf(part);
    return {
      ...withoutOthers(part, { MONGODB_URI: !!this.external.mongodb, NATS_URL: !!this.external.nats }),
      MONGODB_URI: part === 'gateway' ? undefined : mongodb,
      NATS_URL: nats,
      SMTP_URL: this.urls.smtp,
      PORTAL_URL: this.options.address ?? this.urls.portal,
      EDGE_URL: this.urls.portal,
      PORTAL_DEMO: this.demo ? '1' : '0',
      DEMO_HISTORY: this.#isSeeded && (this.options.history ?? true) ? '1' : '0',
      MAIL_FROM: process.env.MAIL_FROM ?? 'portal@demo.gov.in',
      ...(this.isCluster && !this.external.nats ? { NATS_REPLICAS: String(countOf('nats', true)) } : {}),
      ...this.options.env,
    };
  }

  get #isSeeded() {
    return this.demo && (this.options.seed ?? true);
  }

  /** The names of the parts that this portal runs. */
  get names() {
    const { without = [] } = this.options;
    /** @type {readonly PartName[]} */
    const only = this.options.only ?? partNames;
    const elsewhere = [this.external.mongodb && 'mongod', this.external.nats && 'nats'];
    return partNames.filter((name) => only.includes(name) && !without.includes(name) && !elsewhere.includes(name));
  }

  /**
   * The names of the instances of a part.
   * @param {PartName} name
   */
  instancesOf(name) {
    return Array.from({ length: countOf(name, this.isCluster) }, (_, index) => nameOf(name, index));
  }

  /**
   * Where the instances of a part listen.
   * @param {PartName} name
   * @param {import('./ports.mjs').Use} [use]
   */
  portsOf(name, use = name) {
    return this.instancesOf(name).map((_, index) => portsOfInstance(this.options.port, index)[use]);
  }

  /** @param {string} name of an instance: the first of each part is called as the part */
  part(name) {
    const part = this.#parts.get(name);
    if (!part) throw new Error(`This portal runs no part named ${name}, only ${[...this.#parts.keys()].join(', ')}`);
    return part;
  }

  get parts() {
    return [...this.#parts.values()];
  }

  /** Starts everything and returns when all parts are healthy. */
  async start() {
    requireSettings(this.options, this.external);
    keepToOwner();
    await requireRoom(this.data, 500);
    keepToKind(this.data, { isCluster: this.isCluster, port: this.options.port });
    await takeOver(this.data, this.say);
    await this.#requirePorts();
    await this.#requireExternal();
    const specs = await this.#specs();
    closeToOthers(this.data);
    if (this.#stopping) throw new StartError('The start was cut short.');
    for (const spec of specs) this.#add(spec);
    this.#record();
    this.#watchOver();
    this.#keepLogsSmall();
    try {
      /** @type {readonly string[]} */
      const firsts = this.names;
      await this.#startAll(({ stage }) => stage === 1);
      // The first of each prepares its database; nobody else needs it to.
      await this.#startAll(({ stage, name }) => stage > 1 && firsts.includes(name));
      await this.#startAll(({ stage, name }) => stage > 1 && !firsts.includes(name));
      if (this.#isSeeded && this.names.includes('gateway')) await seedOnce(this);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Stops the parts, the last started first, and returns when no process is left. */
  async stop() {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const stage of [4, 3, 2, 1]) {
      await Promise.all(this.parts.filter(({ spec }) => spec.stage === stage).map((part) => part.stop()));
    }
    clearInterval(this.#logs);
    removeRoll(this.data);
    const guard = this.#guard;
    if (guard?.exitCode !== null) return;
    guard.ref();
    const gone = new Promise((done) => guard.once('exit', done));
    guard.stdin?.end();
    await gone;
  }

  /** @param {(spec: import('./part.mjs').PartSpec) => boolean} chosen */
  async #startAll(chosen) {
    await Promise.all(
      this.parts
        .filter(({ spec }) => chosen(spec))
        .map(async (part) => {
          await part.start({ within: this.options.within ?? startWithin });
          this.say(`${part.name} is ready`);
        }),
    );
  }

  async #requirePorts() {
    /** @type {Partial<Record<string, import('./ports.mjs').Use[]>>} */
    const more = {
      nats: ['nats-monitor', ...(this.isCluster ? /** @type {const} */ (['nats-route']) : [])],
      mailbox: ['smtp'],
    };
    // The browser's port first: it is the one that people know.
    const uses = this.names
      .toReversed()
      .flatMap((name) => [name, ...(more[name] ?? [])].map((use) => ({ name, use })))
      .flatMap(({ name, use }) => this.portsOf(name, use).map((port, index) => [nameOf(use, index), port]));
    await requireFree(Object.fromEntries(uses));
  }

  async #requireExternal() {
    const { mongodb, nats } = this.external;
    if (mongodb && !(await isPrimaryKnown(mongodb))) {
      throw new StartError(
        'MONGODB_URI is set, but no primary of a replica set answers there within 3 s: start that server, correct the address, or unset it to use the embedded one.',
      );
    }
    if (nats && !(await isListening(nats))) {
      throw new StartError(
        'NATS_URL is set, but nothing listens there: start that server, correct the address, or unset it to use the embedded one.',
      );
    }
  }

  /** @returns {Promise<import('./part.mjs').PartSpec[]>} */
  async #specs() {
    const { data, ports, say } = this;
    const names = this.names;
    mkdirSync(join(data, 'logs'), { recursive: true });
    const releases = join(data, 'registry');
    const specs = [];
    if (names.includes('mongod')) {
      const program = await findProgram('mongod', say);
      say(`Node ${process.versions.node}, MongoDB ${versionOf('mongod', program).join('.')} (${program})`);
      const { mongodb: passwords } = accountsIn(data);
      const prefix = this.options.env?.DATABASE_PREFIX ?? process.env.DATABASE_PREFIX ?? 'portal_';
      const members = this.portsOf('mongod');
      for (const [index, port] of members.entries())
        specs.push(
          mongodPart({ name: nameOf('mongod', index), program, data, port, ports: members, passwords, prefix }),
        );
    }
    if (names.includes('nats')) {
      const program = await findProgram('nats-server', say);
      const { nats: passwords } = accountsIn(data);
      const routes = this.portsOf('nats', 'nats-route');
      for (const [index, name] of this.instancesOf('nats').entries()) {
        const { nats: port, 'nats-monitor': monitor, 'nats-route': route } = portsOfInstance(this.options.port, index);
        const others = this.isCluster ? { port: route, ports: routes } : undefined;
        specs.push(await natsPart({ name, program, data, port, monitor, passwords, routes: others }));
      }
    }
    specs.push(
      mailboxPart(ports, data),
      backupPart(ports, data, { ...this.urls, passphrase: backupPassphrase(data), env: this.options.env }),
    );
    const environmentOf = (/** @type {import('./accounts.mjs').AccountName} */ part) => this.#environmentOf(part);
    const { isCluster } = this;
    const own = { secretKeys: secretKeysFor(data), isCluster, data, releases, gateways: this.portsOf('gateway') };
    for (const service of services)
      for (const [index, name] of this.instancesOf(service).entries())
        specs.push(servicePart(service, name, portsOfInstance(this.options.port, index), environmentOf, own));
    for (const [index, name] of this.instancesOf('gateway').entries())
      specs.push(gatewayPart(name, portsOfInstance(this.options.port, index), environmentOf));
    if (names.includes('nginx')) {
      const origins = remoteOrigins(this.options.remoteOrigins);
      await takeBuilds(storeOf({ store: releases }), root, say, { origins });
      const program = await findProgram('nginx', say);
      const { rate = 200, trustedProxy: trusted, offices: many } = this.options;
      const [gateways, systems] = [this.portsOf('gateway'), this.portsOf('system')];
      const at = { program, data, port: ports.nginx, gateways, systems, releases };
      specs.push(nginxPart({ ...at, rate, origins, trusted, many }));
    }
    const chosen = new Set(names.flatMap((name) => this.instancesOf(name)));
    return specs.filter(({ name }) => chosen.has(name));
  }

  /** @param {import('./part.mjs').PartSpec} spec */
  #add(spec) {
    const log = join(this.data, 'logs', `${spec.name}.log`);
    this.#parts.set(spec.name, new Part(spec, { log, say: this.say, changed: () => this.#record() }));
  }

  #record() {
    const parts = this.parts.flatMap(({ recorded }) => recorded ?? []);
    const runner = { pid: process.pid, started: startedAt(process.pid) };
    try {
      writeRoll(this.data, { runner, portal: this.urls.portal, parts });
    } catch (error) {
      // It is written with every change; the one before stands until there is room.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
    }
  }

  /** Looks at the logs for as long as the parts run. */
  #keepLogsSmall() {
    this.#logs = setInterval(() => {
      for (const { log } of this.parts)
        try {
          turnOver(log);
        } catch (error) {
          this.say(`${log} cannot be put aside: ${/** @type {Error} */ (error).message}`);
        }
    }, 10_000).unref();
  }

  /** Keeps one small process that ends the parts when this one is gone. */
  #watchOver() {
    const file = fileURLToPath(new URL('./guard.mjs', import.meta.url));
    const guard = spawn(process.execPath, [file, this.data, String(process.pid)], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    guard.unref();
    guard.once('exit', () => {
      if (!this.#stopping) this.#watchOver();
    });
    this.#guard = guard;
  }
}

/**
 * Starts a portal, or some parts of one.
 * @param {PortalOptions} options
 */
export async function openPortal(options) {
  const portal = new Portal(options);
  await portal.start();
  return portal;
}
