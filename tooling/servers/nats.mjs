import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { answers } from '../runner/until.mjs';
import { natsUsers } from '../../deploy/nats/nats-users.mjs';

/**
 * One or more addresses, separated by commas, as a client takes them: without the account, which stands beside them. Services,
 * which know nothing of this folder, read them the same way.
 * @param {string} addresses such as nats://user:password@localhost:4222
 */
export function natsServers(addresses) {
  const urls = addresses.split(',').map((address) => new URL(address.includes('://') ? address : `nats://${address}`));
  const account = urls.find(({ username }) => username);
  return {
    servers: urls.map(({ protocol, hostname, port }) => `${protocol}//${hostname}:${port || 4222}`),
    ...(account && { user: decodeURIComponent(account.username), pass: decodeURIComponent(account.password) }),
  };
}

/** @param {string} url */
const answersAt = (url) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), timeout: 3000 });
    const settle = (/** @type {boolean} */ yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });

/**
 * Whether something listens at one of the addresses at least.
 * @param {string} addresses
 */
export async function isListening(addresses) {
  const answers = await Promise.all(natsServers(addresses).servers.map(answersAt));
  return answers.includes(true);
}

/** @param {{ data: string, port: number, monitor: number, users: string }} at */
const configuration = ({ data, port, monitor, users }) => `# Written at each start.
server_name: portal
listen: 127.0.0.1:${port}
http: 127.0.0.1:${monitor}
max_payload: 16MB
jetstream {
  store_dir: ${JSON.stringify(join(data, 'nats'))}
  max_mem: 64MB
  max_file: 4GB
  # Each message is on the disk before it is acknowledged.
  sync_interval: always
}
${users}`;

/**
 * @param {{ program: string, data: string, port: number, monitor: number, passwords: Record<string, string> }} at
 * @returns {Promise<import('../runner/part.mjs').PartSpec>}
 */
export async function natsPart({ program, data, port, monitor, passwords }) {
  const file = join(data, 'run', 'nats.conf');
  mkdirSync(join(data, 'run'), { recursive: true });
  const users = await natsUsers((part) => JSON.stringify(passwords[part]));
  writeFileSync(file, configuration({ data, port, monitor, users }), { mode: 0o600 });
  return {
    name: 'nats',
    stage: 1,
    command: program,
    args: ['--config', file],
    env: { GOMEMLIMIT: '128MiB' },
    ready: () => answers(`http://127.0.0.1:${monitor}/healthz`),
    // Whatever it says of itself.
    live: () => answers(`http://127.0.0.1:${monitor}/varz`),
  };
}
