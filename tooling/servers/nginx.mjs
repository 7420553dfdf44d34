import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { offices } from '../../deploy/edge/offices.mjs';
import { render } from '../../deploy/edge/render.mjs';
import { trustedProxy } from '../../deploy/edge/trusted-proxy.mjs';
import { upstream } from '../../deploy/edge/upstream.mjs';
import { root } from '../runner/folders.mjs';
import { answers } from '../runner/until.mjs';

const templates = join(root, 'deploy/nginx');

const hasIpv6 = () =>
  Object.values(networkInterfaces())
    .flat()
    .some((each) => each?.address === '::1');

const local = (/** @type {number} */ port) => `127.0.0.1:${port}`;

/** @param {number} port */
const listen = (port) => `listen 127.0.0.1:${port};${hasIpv6() ? ` listen [::1]:${port};` : ''}`;

/**
 * @param {{ program: string, data: string, port: number, gateways: readonly number[], systems: readonly number[], releases: string, rate: number, origins?: string[], trusted?: string, many?: string }} at
 *   releases: the folder of the areas' releases and their registry; rate: requests a second that one address may send before it is asked to wait; origins: other hosts that browsers may load areas from; trusted: proxies in front of this one; many: addresses behind which whole offices are
 * @returns {import('../runner/part.mjs').PartSpec}
 */
export function nginxPart({ program, data, port, gateways, systems, releases, rate, origins = [], trusted, many }) {
  const prefix = join(data, 'nginx');
  mkdirSync(join(prefix, 'run'), { recursive: true });
  cpSync(templates, prefix, { recursive: true });
  const values = {
    LISTEN: listen(port),
    GATEWAY: upstream(gateways.map(local).join()),
    SYSTEM: upstream(systems.map(local).join()),
    SHELL: join(root, 'shell/dist'),
    RELEASES: releases,
    ORIGINS: origins.join(' '),
    ...offices(many, rate),
    ...trustedProxy(trusted),
  };
  writeFileSync(join(prefix, 'nginx.conf'), render(readFileSync(join(templates, 'nginx.conf'), 'utf8'), values));
  return {
    name: 'nginx',
    stage: 4,
    command: program,
    // One process, so that nothing is left behind however it ends.
    args: ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off; master_process off;'],
    ready: () => answers(`http://127.0.0.1:${port}/edge/health`),
    live: () => answers(`http://127.0.0.1:${port}/edge/health`),
  };
}
