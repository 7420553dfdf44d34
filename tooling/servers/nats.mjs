import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, isIP } from 'node:net';
import { join } from 'node:path';
import { operator } from '../../deploy/accounts.mjs';
import { answers } from '../runner/until.mjs';
import { natsUsers } from '../../deploy/nats/nats-users.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * One or more addresses, separated by commas, as a client takes them: without the account, which stands beside them. Services,
 * which know nothing of this folder, read them the same way.
 * @param {string} addresses such as nats://user:password@localhost:4222
 */
export function natsServers(addresses) {
  const urls = addresses.split(',').map(addressOf);
  const account = urls.find(({ username }) => username);
  return {
    servers: urls.map(({ protocol, hostname, port }) => `${protocol}//${hostname}:${port || 4222}`),
    // To no server without TLS then.
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(account && { user: decodeURIComponent(account.username), pass: decodeURIComponent(account.password) }),
  };
}

/** Said without the address, which has a password in it. @param {string} text */
function addressOf(text) {
  const full = text.includes('://') ? text : `nats://${text}`;
  if (!URL.canParse(full)) throw new StartError('NATS_URL is no address: nats://user:password@host:4222.');
  const url = new URL(full);
  if (url.protocol === 'tls:' && isIP(url.hostname.replace(/[[\]]/g, '')))
    throw new StartError(
      'NATS_URL calls a server by its number: with tls:// its certificate is compared with its name.',
    );
  return url;
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

/**
 * How the servers of a cluster find each other; the account is that of nobody but them.
 * @param {{ port: number, ports: readonly number[], password: string }} routes
 */
const clusterOf = ({ port, ports, password }) => `cluster {
  name: portal
  listen: 127.0.0.1:${port}
  authorization { user: cluster, password: ${JSON.stringify(password)} }
  routes: [${ports.map((each) => `nats-route://cluster:${password}@127.0.0.1:${each}`).join(', ')}]
}
`;

/** @param {{ server: string, folder: string, port: number, monitor: number, users: string, cluster: string }} at */
const configuration = ({ server, folder, port, monitor, users, cluster }) => `# Written at each start.
server_name: ${server}
listen: 127.0.0.1:${port}
http: 127.0.0.1:${monitor}
max_payload: 16MB
jetstream {
  store_dir: ${JSON.stringify(folder)}
  max_mem: 64MB
  max_file: 4GB
  # Each message is on the disk before it is acknowledged.
  sync_interval: always
}
${cluster}${users}`;

/**
 * One server of NATS; with routes, one of several that hold what is kept together.
 * @param {{ name: string, program: string, data: string, port: number, monitor: number, passwords: Record<string, string>, routes?: { port: number, ports: readonly number[] } }} at
 *   name: of the part; routes: where this server listens for the others, and where all of them do
 * @returns {Promise<import('../runner/part.mjs').PartSpec>}
 */
export async function natsPart({ name, program, data, port, monitor, passwords, routes }) {
  const file = join(data, 'run', `${name}.conf`);
  mkdirSync(join(data, 'run'), { recursive: true });
  const users = await natsUsers((part) => JSON.stringify(passwords[part]));
  // Known to the servers alone, and the same for as long as the accounts are.
  const password = createHash('sha256').update(`cluster ${passwords[operator]}`).digest('hex');
  const own = { server: name.replace('nats', 'portal'), folder: join(data, name) };
  const cluster = routes ? clusterOf({ ...routes, password }) : '';
  writeFileSync(file, configuration({ ...own, port, monitor, users, cluster }), { mode: 0o600 });
  return {
    name,
    stage: 1,
    command: program,
    args: ['--config', file],
    env: { GOMEMLIMIT: '128MiB' },
    ready: () => answers(`http://127.0.0.1:${monitor}/healthz`),
    // Whatever it says of itself.
    live: () => answers(`http://127.0.0.1:${monitor}/varz`),
  };
}
