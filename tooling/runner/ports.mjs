import { createServer } from 'node:net';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * @typedef {'nginx' | 'gateway' | 'nats' | 'mongod' | 'smtp' | 'nats-monitor' | 'mailbox' | 'backup' | (typeof import('../../deploy/accounts.mjs').services)[number]} Use
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

/** A base port whose whole family is free at this moment, for tests and measurements. */
export async function freeBase() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const base = 20_000 + Math.floor(Math.random() * 600) * 20;
    const free = await Promise.all(Object.values(portsFrom(base)).map((port) => isFree(port)));
    if (free.every(Boolean)) return base;
  }
  throw new StartError('No free ports were found between 20000 and 32000.');
}
