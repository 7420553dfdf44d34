// Gathers what the edge serves into one folder: its configuration, the shell, the remotes and their registry.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from '../edge/render.mjs';
import { trustedProxy } from '../edge/trusted-proxy.mjs';
import { RemoteRegistry } from '../registry/registry.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [target = '/edge'] = process.argv.slice(2);
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

mkdirSync(join(target, 'run'), { recursive: true });
cpSync(join(root, 'deploy/nginx'), target, { recursive: true });
cpSync(join(root, 'shell/dist'), join(target, 'shell/dist'), { recursive: true });
for (const name of remotes) cpSync(join(root, name, 'dist'), join(target, name, 'dist'), { recursive: true });

const registry = new RemoteRegistry(target, target);
registry.takeBuilt();
const values = {
  LISTEN: 'listen 8080;',
  GATEWAY: 'gateway:8081',
  SHELL: join(target, 'shell/dist'),
  REMOTES: target,
  REGISTRY: registry.file,
  RATE: '200',
  BURST: '400',
  ...trustedProxy(process.env.TRUSTED_PROXY),
};
const template = readFileSync(join(target, 'nginx.conf'), 'utf8');
writeFileSync(join(target, 'nginx.conf'), render(template, values));
