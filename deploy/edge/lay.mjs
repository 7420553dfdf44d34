// Writes the edge's configuration into a folder: node deploy/edge/lay.mjs <folder>
// From the environment: GATEWAY and SYSTEM (host and port, of several separated by commas), TRUSTED_PROXY, OFFICE_ADDRESSES, EDGE_RATE (requests a second of one address), REMOTE_ORIGINS.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { offices } from './offices.mjs';
import { remoteOrigins } from './remote-origins.mjs';
import { render } from './render.mjs';
import { trustedProxy } from './trusted-proxy.mjs';
import { upstream } from './upstream.mjs';

const templates = fileURLToPath(new URL('../nginx', import.meta.url));
const [target = '/edge'] = process.argv.slice(2);
const { GATEWAY = 'gateway:8081', SYSTEM = 'system:8090' } = process.env;
const { TRUSTED_PROXY, OFFICE_ADDRESSES, REMOTE_ORIGINS, EDGE_RATE = '200' } = process.env;

mkdirSync(join(target, 'run'), { recursive: true });
cpSync(templates, target, { recursive: true });
const values = {
  LISTEN: 'listen 8080;',
  GATEWAY: upstream(GATEWAY),
  SYSTEM: upstream(SYSTEM),
  SHELL: '/shell',
  // The areas lie in a store of their own, which the edge only reads.
  RELEASES: '/releases/registry',
  ORIGINS: remoteOrigins(REMOTE_ORIGINS).join(' '),
  ...offices(OFFICE_ADDRESSES, Number(EDGE_RATE)),
  ...trustedProxy(TRUSTED_PROXY),
};
writeFileSync(join(target, 'nginx.conf'), render(readFileSync(join(templates, 'nginx.conf'), 'utf8'), values));
