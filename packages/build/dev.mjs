#!/usr/bin/env node
// npm run dev -w mfe-x: that remote under development inside a running portal, in a shell that is built for development. Calls go to the
// portal; this area's line of the registry is ours. PORTAL: the portal's address; PORT: where the portal with our area is shown.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import webpack from 'webpack';
import Server from 'webpack-dev-server';
import { bundleDevelopmentShell, declared } from './bundle.mjs';
import { hashOf, whenChanged } from './changes.mjs';
import { remote } from './webpack.mjs';
import { root } from './workspaces.mjs';

const portal = process.env.PORTAL ?? 'http://localhost:8080';
const port = Number(process.env.PORT ?? 8090);
const folder = process.cwd();
const name = basename(folder);
const base = `/remotes/${name}/dev/`;
const dead = `No portal answers at ${portal}: start it with npm start, or say where one is with PORTAL=http://…`;

const registryOfPortal = async () => (await fetch(`${portal}/registry.json`)).json();

/** The portal's registry, with this area in the place of its own release. */
async function registry(_request, response) {
  try {
    const { areas } = await registryOfPortal();
    const mine = { name, version: 'dev', entry: `${base}remoteEntry.js`, integrity: '', ...(await declared(folder)) };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ areas: [...areas.filter((area) => area.name !== name), mine] }));
  } catch {
    away(response);
  }
}

function away(response) {
  console.error(dead);
  response.statusCode = 502;
  response.end(dead);
}

const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' };
const isOfPortal = (path) => /^\/(api|status|edge|remotes|registry\.json|ws|sw\.js)(\/|$)/.test(path);

/** The page and the files of the shell. */
const shellOf = (built) => {
  const page = readFileSync(join(built, 'index.html'), 'utf8').replaceAll("<!--# echo var='request_id' -->", 'de5');
  return (request, response, next) => {
    const { pathname } = new URL(request.url, portal);
    if (isOfPortal(pathname)) return next();
    const file = join(built, pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    response.setHeader('content-type', isFile ? (types[extname(file)] ?? 'application/octet-stream') : 'text/html');
    response.end(isFile ? readFileSync(file) : page);
  };
};

/** What is kept without a network would stand in the way of what is under work. */
const noWorker = (_request, response) => {
  response.statusCode = 404;
  response.end();
};

async function start() {
  const shell = join(root, '.cache/dev/shell');
  const sources = ['package-lock.json', 'packages/build', 'packages/ui', 'packages/contracts/src', 'packages/features'];
  await whenChanged('shell-dev', hashOf([...sources, 'shell/src', 'shell/public']), join(shell, 'index.html'), () => {
    console.log('Building the shell for development, once');
    return bundleDevelopmentShell(shell);
  });
  const config = remote({ name, folder, out: join(folder, 'dist/dev'), develop: true });
  config.output.publicPath = base;
  const server = new Server(
    {
      port,
      host: 'localhost',
      static: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      devMiddleware: { publicPath: base },
      setupMiddlewares: (all) => [
        { name: 'registry', path: '/registry.json', middleware: registry },
        { name: 'no-worker', path: '/sw.js', middleware: noWorker },
        { name: 'shell', middleware: shellOf(shell) },
        ...all,
      ],
      proxy: [
        {
          context: (path) => !path.startsWith(base) && path !== '/ws',
          target: portal,
          logLevel: 'silent',
          onError: (_error, _request, response) => away(response),
        },
      ],
    },
    webpack(config),
  );
  await server.start();
  console.log(`${name} in ${portal}: http://localhost:${port}`);
}

try {
  await registryOfPortal();
  await start();
} catch (error) {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  console.error(dead);
  process.exitCode = 1;
}
