// The same application without federation: shell and areas in one webpack build, split by route alone.
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import { compress } from '../../packages/build/compress.mjs';
import { shell } from '../../packages/build/webpack.mjs';
import { remotes, root } from '../../packages/build/workspaces.mjs';

const folder = join(root, '.cache/bench');
const out = join(folder, 'one-bundle');
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** What stands in the place of shell/src/area/federation.ts: each area is a chunk of the same build. */
function writeAreas() {
  const file = join(folder, 'areas.ts');
  const areas = remotes().map((name) => `'${name}': () => import('${join(root, name, 'src/module.ts')}')`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `const areas = { ${areas.join(', ')} };
export const loadShares = () => Promise.resolve();
export const fetchRelease = async (area: keyof typeof areas) => (await areas[area]()).default;
`,
  );
  return file;
}

async function build() {
  const config = shell({ name: 'one-bundle', folder: 'shell', out });
  const areas = writeAreas();
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/area\/federation\.js$|^\.\/federation\.js$/, (resource) => {
      resource.request = areas;
    }),
  );
  await new Promise((done, failed) => {
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) failed(error ?? new Error(stats.toString({ all: false, errors: true })));
      else done();
    });
  });
  await compress(out);
}

function sendFile(file, response) {
  const brotli = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(brotli ? `${file}.br` : file).pipe(response);
}

function passOn(portal, incoming, response) {
  const asked = request(
    portal + incoming.url,
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(portal).host } },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

/** Builds it and serves it on loopback; what is not a file of the build is the portal's. */
export async function openOneBundle(portal, port, say) {
  say('Building the same application as one bundle');
  await build();
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url, portal);
    const file = join(out, pathname);
    if (/^\/(api\/|registry\.json)/.test(pathname)) passOn(portal, incoming, response);
    else sendFile(extname(pathname) && existsSync(file) ? file : join(out, 'index.html'), response);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
