// One configuration for the shell and every remote. A remote brings nothing that the shell brings.
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { hashOf } from './changes.mjs';
import { page } from './page.mjs';
import { sharedVersions, sharedWithRemotes } from './shared.mjs';
import { StyleIntegrityPlugin, oneStylesheet, styleRule } from './styles.mjs';
import { features, root } from './workspaces.mjs';

/** @param {boolean} refreshes whether what changed takes its place in an open page */
const swc = (refreshes) => ({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: refreshes, refresh: refreshes } },
    target: 'es2022',
  },
});

const hash = (develop) => (develop ? '' : '.[contenthash:8]');

/** The name a remote has as a script: a variable cannot hold a hyphen. */
const globalOf = (name) => name.replaceAll('-', '_');

/** Two releases of an area in one page, one live and one to fall back to, keep their chunks apart. */
const ownName = (folder) =>
  `${globalOf(folder)}_${hashOf([`${folder}/src`, 'packages/contracts/src', ...features()]).slice(0, 8)}`;

/** What an area uses of the contracts lies once in its release, with what they are made of. */
const contract = {
  name: 'contract',
  test: /[\\/](packages[\\/]contracts|node_modules[\\/](zod|@casl|@ucast|@noble))[\\/]/,
  chunks: 'async',
  enforce: true,
};

const common = ({ name, folder, out, host = false, develop = false }) => ({
  mode: develop ? 'development' : 'production',
  devtool: develop ? 'cheap-module-source-map' : 'source-map',
  context: resolve(root, folder),
  target: ['web', 'es2022'],
  output: {
    path: out,
    publicPath: host ? '/' : 'auto',
    uniqueName: host || develop ? globalOf(name) : ownName(folder),
    filename: `[name]${hash(develop)}.js`,
    chunkFilename: `[name]${hash(develop)}.js`,
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['portal-source', '...'],
  },
  module: {
    // Nothing here reads what a nameless default export is called; naming each costs bytes before signing in.
    parser: { javascript: { anonymousDefaultExportName: false } },
    rules: [
      { test: /\.tsx?$/, loader: 'swc-loader', options: swc(develop && !host) },
      styleRule(globalOf(name)),
      { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
    // References to what the shell shares make no file, so a common chunk of them could not be pinned: a page is one chunk.
    splitChunks: {
      cacheGroups: { ...(host ? {} : { default: false, defaultVendors: false, contract }), styles: oneStylesheet },
    },
    moduleIds: 'deterministic',
    // Of what is pinned by name: a deterministic number may be 0, which webpack-subresource-integrity takes for none.
    chunkIds: host ? 'deterministic' : 'named',
  },
  plugins: [new CssPlugin({ filename: `[name]${hash(develop)}.css`, chunkFilename: `[name]${hash(develop)}.css` })],
  cache: {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack'),
    name: develop ? `${name}-dev` : name,
    // What was kept under other plugins breaks the build.
    version: hashOf(['packages/build']),
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const refreshHook = fileURLToPath(new URL('refresh-hook.mjs', import.meta.url));

/** An ordinary page: the federation and what it shares are fetched when the first area opens (shell/src/area/federation.ts). */
export function shell(at) {
  const config = common({ ...at, host: true });
  // Asked for by its name alone it comes with its warnings for who develops with it, before signing in too.
  if (!at.develop)
    config.resolve.alias = { 'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs') };
  config.plugins.push(
    new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
    // The minifier breaks the nonce.
    new HtmlPlugin({ templateContent: page, scriptLoading: 'defer', minify: false, chunks: ['main'] }),
  );
  // The worker has one address for good, at the root: it may answer for the whole portal from there.
  const worker = { import: './src/offline/worker.ts', filename: 'sw.js' };
  const main = './src/main.ts';
  return { ...config, entry: { main: at.develop ? [refreshHook, main] : main, worker } };
}

export function remote(at) {
  const config = common(at);
  config.plugins.push(
    new ModuleFederationPlugin({
      name: globalOf(at.name),
      dts: false,
      manifest: false,
      filename: `remoteEntry${hash(at.develop)}.js`,
      library: { type: 'var', name: globalOf(at.name) },
      exposes: { './module': './src/module.ts' },
      shareStrategy: 'loaded-first',
      shared: sharedWithRemotes(),
      // The shell provides it.
      experiments: { externalRuntime: true },
    }),
  );
  // What was typed stays where a part of the page takes the place of its earlier self; mistakes are shown by the server's own client.
  if (at.develop) config.plugins.push(new RefreshPlugin({ overlay: false }));
  // The registry pins the entry; the entry carries the hashes of its chunks.
  if (!at.develop)
    config.plugins.push(new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new StyleIntegrityPlugin());
  return { ...config, entry: {} };
}
