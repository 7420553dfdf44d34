import { createServer } from 'node:net';
import { mostInstances, portsApart } from './instances.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * @typedef {'nginx' | 'gateway' | 'nats' | 'mongod' | 'smtp' | 'nats-monitor' | 'nats-route' | 'mailbox' | 'backup' | (typeof import('../../deploy/accounts.mjs').services)[number]} Use
 * @typedef {Record<Use, number>} Ports
 */

/**
 * All ports of a portal follow from the one the browser uses.
 * @param {number} base
 * @returns {Ports}
 */
export const portsFrom = (base) => ({
  nginx: base,
  gateway: base + 1,
  nats: base + 2,
  mongod: base + 3,
  smtp: base + 4,
  'nats-monitor': base + 5,
  'nats-route': base + 7,
  mailbox: base === 8080 ? 8025 : base + 6,
  identity: base + 11,
  registration: base + 12,
  asset: base + 13,
  procurement: base + 14,
  ticketing: base + 15,
  system: base + 16,
  backup: base + 17,
});

/**
 * The ports of the n-th instance of each part.
 * @param {number} base
 * @param {number} index from 0
 */
export const portsOfInstance = (base, index) => portsFrom(base + index * portsApart);

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/** @param {Record<string, number>} ports by what uses them */
export async function requireFree(ports) {
  for (const [use, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new StartError(
      `Port ${port} (${use}) is taken by another program: end that program, or choose other ports with --port.`,
    );
  }
}

/** A base port whose whole family is free at this moment, with those of a cluster where one is wanted; for tests and measurements. */
export async function freeBase({ cluster = false } = {}) {
  const families = Array.from({ length: cluster ? mostInstances : 1 }, (_, index) => index);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const base = 20_000 + Math.floor(Math.random() * 600) * portsApart;
    const ports = families.flatMap((index) => Object.values(portsOfInstance(base, index)));
    if ((await Promise.all(ports.map((port) => isFree(port)))).every(Boolean)) return base;
  }
  throw new StartError('No free ports were found between 20000 and 32000.');
}
