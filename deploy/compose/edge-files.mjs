// Gathers what the edge serves into one folder: its configuration, the shell, the remotes and their registry.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from '../edge/render.mjs';
import { trustedProxy } from '../edge/trusted-proxy.mjs';
import { takeBuilds } from '../registry/take-builds.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [target = '/edge'] = process.argv.slice(2);

mkdirSync(join(target, 'run'), { recursive: true });
cpSync(join(root, 'deploy/nginx'), target, { recursive: true });
cpSync(join(root, 'shell/dist'), join(target, 'shell/dist'), { recursive: true });

const releases = join(target, 'releases');
await takeBuilds(releases, root, console.log);
const values = {
  LISTEN: 'listen 8080;',
  GATEWAY: 'gateway:8081',
  SHELL: join(target, 'shell/dist'),
  RELEASES: releases,
  RATE: '200',
  BURST: '400',
  ...trustedProxy(process.env.TRUSTED_PROXY),
};
const template = readFileSync(join(target, 'nginx.conf'), 'utf8');
writeFileSync(join(target, 'nginx.conf'), render(template, values));
