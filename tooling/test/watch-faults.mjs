import { readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { send } from '../runner/processes.mjs';

/** @typedef {import('../runner/portal.mjs').Portal} Portal */

/**
 * A fault of a running portal, and what of it has to stand in the status.
 * @typedef {object} WatchFault
 * @property {string} title
 * @property {string} part as the status calls it
 * @property {string} cause
 * @property {number} code of /status.json while the fault lasts
 * @property {(portal: Portal) => Promise<() => Promise<void>>} inflict what it gives back undoes it
 */

/** The area whose files go missing. */
const area = 'mfe-buyer';

/** @type {(name: import('../runner/part-names.mjs').PartName) => WatchFault['inflict']} */
const hang = (name) => async (portal) => {
  const { pid } = portal.part(name);
  if (!pid) throw new Error(`${name} does not run`);
  send(pid, 'SIGSTOP');
  // Who was ended meanwhile is not there any more, and its successor runs.
  return async () => send(pid, 'SIGCONT');
};

/** @type {(name: string) => WatchFault['inflict']} of an instance */
const kill = (name) => async (portal) => {
  const part = portal.part(name);
  await part.kill({ stayDown: true });
  return () => part.start();
};

/** @type {WatchFault['inflict']} */
const loseFiles = async ({ data }) => {
  const store = join(data, 'registry');
  const { areas } = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
  const { entry } = areas.find((/** @type {{ name: string }} */ { name }) => name === area);
  const files = dirname(join(store, entry));
  renameSync(files, `${files}.away`);
  return async () => renameSync(`${files}.away`, files);
};

/**
 * Left alone, it is ended and replaced by the runner.
 * @type {WatchFault}
 */
export const hungService = {
  ...{ title: 'a service hangs', part: 'asset', cause: 'No instance answers', code: 200 },
  inflict: hang('asset'),
};

/**
 * What the watch has to see; none of them hits the part of the one before, so that each is an outage of its own.
 * @type {WatchFault[]}
 */
export const watchFaults = [
  { title: 'NATS hangs', part: 'nats', cause: 'NATS does not answer', code: 503, inflict: hang('nats') },
  { title: 'MongoDB hangs', part: 'mongodb', cause: 'MongoDB does not answer', code: 503, inflict: hang('mongod') },
  { title: 'NATS is killed', part: 'nats', cause: 'NATS does not answer', code: 503, inflict: kill('nats') },
  { title: 'MongoDB is killed', part: 'mongodb', cause: 'MongoDB does not answer', code: 503, inflict: kill('mongod') },
  hungService,
  {
    title: 'a service is killed',
    part: 'identity',
    cause: 'No instance answers',
    code: 503,
    inflict: kill('identity'),
  },
  { title: 'the gateway hangs', part: 'gateway', cause: 'Does not answer', code: 503, inflict: hang('gateway') },
  { title: 'the mail server hangs', part: 'mail', cause: 'Does not answer', code: 200, inflict: hang('mailbox') },
  { title: 'the gateway is killed', part: 'gateway', cause: 'Does not answer', code: 503, inflict: kill('gateway') },
  { title: 'an area has lost its files', part: area, cause: 'Its script is missing', code: 200, inflict: loseFiles },
];

/** What the watch of a cluster has to see: it works with less. @type {WatchFault[]} */
export const instanceFaults = [
  { title: 'one of two gateways is killed', part: 'gateway', code: 200, inflict: kill('gateway-2') },
  { title: 'one of two of a service is killed', part: 'asset', code: 200, inflict: kill('asset-2') },
].map((fault) => ({ ...fault, cause: 'Some instances are not ready' }));
