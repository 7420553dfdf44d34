import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { answers } from '../runner/until.mjs';
import { natsUsers } from '../../deploy/nats/nats-users.mjs';

/** @param {string} url such as nats://localhost:4222 */
export const isListening = (url) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url.includes('://') ? url : `nats://${url}`);
    const socket = connect({ host: hostname, port: Number(port || 4222), timeout: 3000 });
    const settle = (/** @type {boolean} */ yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });

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
  };
}
