#!/usr/bin/env node
// npm run dev -w mfe-x: that area under development inside a running portal. The page is the shell of the sources with this area's; all
// else is the portal's. PORTAL: the portal's address; PORT: where the portal with our area is shown.
import { basename, join } from 'node:path';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import { declared } from './bundle.mjs';
import { isPage, ourArea, pageFor } from './dev-page.mjs';
import { remote, shell } from './webpack.mjs';
import { root } from './workspaces.mjs';

const portal = process.env.PORTAL ?? 'http://localhost:8080';
const port = Number(process.env.PORT ?? 8090);
const name = basename(process.cwd());
const base = `/remotes/${name}/dev/`;
const away = `No portal answers at ${portal}. Start one (npm start), or say where it is: PORTAL=http://… npm run dev -w ${name}`;

const area = remote({ name, folder: name, out: join(root, '.cache/dev', name), develop: true });
area.output.publicPath = base;
const compiler = webpack([
  shell({ name: 'shell', folder: 'shell', out: join(root, '.cache/dev/shell'), develop: true }),
  area,
]);

/** What the portal says at an address, or nothing where it does not answer. */
const asked = (path) => fetch(`${portal}${path}`).catch(() => undefined);

function refuse(response) {
  console.error(away);
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${away}\n`);
}

/** This area's line of the registry is ours. */
async function registry(_request, response) {
  const answer = await asked('/registry.json');
  if (!answer?.ok) return refuse(response);
  const { areas } = await answer.json();
  const mine = ourArea(name, base, await declared(name));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ areas: [...areas.filter((one) => one.name !== name), mine] }));
}

async function page(request, response, next) {
  if (!isPage(request)) return next();
  const answer = await asked(request.url);
  if (!answer) return refuse(response);
  await new Promise((done) => server.middleware.waitUntilValid(done));
  const [{ outputFileSystem, outputPath }] = compiler.compilers;
  const source = outputFileSystem.readFileSync(join(outputPath, 'index.html'), 'utf8');
  const { html, policy } = pageFor(source, answer.headers.get('content-security-policy') ?? '');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
}

const server = new Server(
  {
    port,
    host: 'localhost',
    static: false,
    // Events of the portal would wait in the compressor.
    compress: false,
    // Same origin, or the portal's connect-src 'self' refuses the socket.
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, webSocketURL: 'auto://0.0.0.0:0/ws' },
    setupMiddlewares: (all) => [
      { name: 'registry', path: '/registry.json', middleware: registry },
      // What is kept for use without a network would stand in the way of what is just being changed.
      { name: 'worker', path: '/sw.js', middleware: (_request, response) => response.writeHead(404).end() },
      { name: 'page', middleware: page },
      ...all,
    ],
    proxy: [
      {
        context: (path) => path !== '/ws' && !path.startsWith(base),
        target: portal,
        logLevel: 'silent',
        onError: (_error, _request, response) => refuse(response),
      },
    ],
  },
  compiler,
);

if (!(await asked('/registry.json'))?.ok) {
  console.error(away);
  process.exit(1);
}
await server.start();
console.log(`${name} in ${portal}: http://localhost:${port}`);
