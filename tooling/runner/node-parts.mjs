import { join } from 'node:path';
import { services } from '../../deploy/accounts.mjs';
import { root } from './folders.mjs';
import { countOf } from './instances.mjs';
import { answers } from './until.mjs';

// Megabytes for what is old and for what is young. Small ones: many processes share one machine here.
const usual = { old: 320, young: 8 };
// They hold fields of every asset (some 0.5 kB for each of a million) and of every order (1.5 kB) in memory. What a question makes
// should die young beside them, and rarely should all of them be walked through for the little that did not.
const holding = { asset: { old: 1_024, young: 32 }, procurement: { old: 640, young: 16 } };

const flags = (/** @type {string} */ name) => {
  const part = /** @type {keyof typeof holding} */ (name.replace(/\W.*$/, ''));
  const { old, young } = holding[part] ?? usual;
  return [`--max-semi-space-size=${young}`, '--enable-source-maps', `--max-old-space-size=${old}`];
};

/** @typedef {(part: import('./accounts.mjs').AccountName) => Record<string, string | undefined>} EnvironmentOf */

/**
 * A program of ours that says over HTTP when it is ready.
 * @param {{ name: string, stage: number, file: string, port: number, path: string, live?: string, env: Record<string, string | undefined> }} at
 * @returns {import('./part.mjs').PartSpec}
 */
const nodePart = ({ name, stage, file, port, path, live = '/health/live', env }) => ({
  name,
  stage,
  command: process.execPath,
  args: [...flags(name), join(root, file)],
  env: { NODE_ENV: 'production', ...env },
  ready: () => answers(`http://127.0.0.1:${port}${path}`),
  live: () => answers(`http://127.0.0.1:${port}${live}`),
});

/**
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} data
 */
export const mailboxPart = (ports, data) =>
  nodePart({
    name: 'mailbox',
    stage: 1,
    file: 'tooling/mailbox/main.mjs',
    port: ports.mailbox,
    path: '/health/ready',
    live: '/health/ready',
    env: {
      MAILBOX_PORT: String(ports.mailbox),
      MAILBOX_SMTP_PORT: String(ports.smtp),
      MAILBOX_FOLDER: join(data, 'mails'),
    },
  });

/** Where backups lie that are taken from within the portal. @param {string} data */
const backupFolder = (data) => process.env.BACKUP_FOLDER ?? join(data, 'backups');

/**
 * @param {import('./ports.mjs').Ports} ports
 * @param {string} data
 * @param {{ mongodb: string, nats: string, passphrase: string, env?: Record<string, string> }} at the servers, with the operator's account
 */
export const backupPart = (ports, data, { mongodb, nats, passphrase, env }) =>
  nodePart({
    name: 'backup',
    stage: 2,
    file: 'tooling/backup/keeper.mjs',
    port: ports.backup,
    path: '/health/ready',
    live: '/health/ready',
    env: {
      ...env,
      KEEPER_PORT: String(ports.backup),
      MONGODB_URI: mongodb,
      NATS_URL: nats,
      PORTAL_DATA: data,
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_FOLDER: backupFolder(data),
      BACKUP_KEEP: process.env.BACKUP_KEEP,
    },
  });

/**
 * One instance of a service.
 * @param {(typeof import('../../deploy/accounts.mjs').services)[number]} service
 * @param {string} name of the instance
 * @param {import('./ports.mjs').Ports} ports
 * @param {EnvironmentOf} environmentOf
 * @param {{ secretKeys: Record<'identity' | 'system', Record<string, string>>, data: string, releases: string, gateways: readonly number[], isCluster: boolean }} own the keys are for identity alone, the system's service gets some that
 * follow from them; the folder, whose disk is watched, the store of the areas, where the gateways listen, and how many of each service there are, are for the system's service alone
 */
export const servicePart = (service, name, ports, environmentOf, { secretKeys, data, releases, gateways, isCluster }) =>
  nodePart({
    name,
    stage: 2,
    file: `services/${service}/dist/main.js`,
    port: ports[service],
    path: '/health/ready',
    env: {
      ...environmentOf(service),
      SERVICE_PORT: String(ports[service]),
      ...(service === 'identity' ? secretKeys.identity : {}),
      ...(service === 'system'
        ? {
            ...secretKeys.system,
            RELEASES: releases,
            GATEWAY_URL: gateways.map((port) => `http://127.0.0.1:${port}`).join(),
            WATCH_INSTANCES: services.map((each) => `${each}=${countOf(each, isCluster)}`).join(),
            // Each may be a disk of its own.
            WATCH_FOLDER: [data, releases, backupFolder(data)].join(),
          }
        : {}),
    },
  });

/**
 * One instance of the gateway.
 * @param {string} name of the instance
 * @param {import('./ports.mjs').Ports} ports
 * @param {EnvironmentOf} environmentOf
 */
export const gatewayPart = (name, ports, environmentOf) =>
  nodePart({
    name,
    stage: 3,
    file: 'gateway/dist/main.js',
    port: ports.gateway,
    path: '/health/ready',
    env: { ...environmentOf('gateway'), GATEWAY_PORT: String(ports.gateway) },
  });
