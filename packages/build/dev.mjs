#!/usr/bin/env node
// npm run dev -w mfe-x: that remote under development inside a running portal. Everything is proxied to the portal, but this
// area's line of the registry is ours. PORTAL: the portal's address; PORT: where the portal with our area is shown.
import { basename } from 'node:path';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import { declared } from './bundle.mjs';
import { remote } from './webpack.mjs';

const portal = process.env.PORTAL ?? 'http://localhost:8080';
const port = Number(process.env.PORT ?? 8090);
const name = basename(process.cwd());
const base = `/remotes/${name}/dev/`;

const config = remote({ name, folder: name, out: `${process.cwd()}/dist/dev`, develop: true });
config.output.publicPath = base;

const registry = async (_request, response) => {
  const { areas } = await (await fetch(`${portal}/registry.json`)).json();
  const mine = { name, version: 'dev', entry: `${base}remoteEntry.js`, integrity: '', ...(await declared(name)) };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ areas: [...areas.filter((area) => area.name !== name), mine] }));
};

const server = new Server(
  {
    port,
    host: 'localhost',
    static: false,
    // Same origin, or the portal's connect-src 'self' refuses the socket.
    client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
    devMiddleware: { publicPath: base },
    setupMiddlewares: (all) => [{ name: 'registry', path: '/registry.json', middleware: registry }, ...all],
    proxy: [{ context: (path) => !path.startsWith(base) && !['/registry.json', '/ws'].includes(path), target: portal }],
  },
  webpack(config),
);
await server.start();
console.log(`${name} in ${portal}: http://localhost:${port}`);
