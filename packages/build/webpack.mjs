// One configuration for the shell and every remote. A remote brings nothing that the shell brings.
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import CssPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { page } from './page.mjs';
import { shared } from './shared.mjs';
import { root } from './workspaces.mjs';

// development: false, since a remote under development runs inside the shell's production React.
const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
    target: 'es2022',
  },
};

const hash = (develop) => (develop ? '' : '.[contenthash:12]');

/** The name a remote has as a script: a variable cannot hold a hyphen. */
const globalOf = (name) => name.replaceAll('-', '_');

const common = ({ name, folder, out, host = false, develop = false }) => ({
  mode: develop ? 'development' : 'production',
  devtool: 'source-map',
  context: join(root, folder),
  target: ['web', 'es2022'],
  output: {
    path: out,
    publicPath: host ? '/' : 'auto',
    uniqueName: globalOf(name),
    filename: `[name]${hash(develop)}.js`,
    chunkFilename: `[name]${hash(develop)}.js`,
    assetModuleFilename: '[name].[contenthash:12][ext]',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', '...'],
  },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'swc-loader', options: swc },
      { test: /\.css$/, use: [CssPlugin.loader, 'css-loader'] },
      { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
    // References to what the shell shares make no file, so a common chunk of them could not be pinned: a page is one chunk.
    splitChunks: host ? {} : false,
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
  },
  plugins: [new CssPlugin({ filename: `[name]${hash(develop)}.css`, chunkFilename: `[name]${hash(develop)}.css` })],
  cache: { type: 'filesystem', cacheDirectory: join(root, '.cache/webpack'), name: develop ? `${name}-dev` : name },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const federation = (name, more) =>
  new ModuleFederationPlugin({
    name: globalOf(name),
    dts: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    ...more,
  });

export function shell(at) {
  const config = common({ ...at, host: true });
  config.plugins.push(
    federation(at.name, { remotes: {}, shared: shared(true), experiments: { provideExternalRuntime: true } }),
    // A template that goes through a loader breaks under the federation plugin; the minifier breaks the nonce.
    new HtmlPlugin({ templateContent: page, scriptLoading: 'defer', minify: false }),
  );
  return { ...config, entry: { main: './src/main.ts' } };
}

export function remote(at) {
  const config = common(at);
  config.plugins.push(
    federation(at.name, {
      filename: `remoteEntry${hash(at.develop)}.js`,
      library: { type: 'var', name: globalOf(at.name) },
      exposes: { './module': './src/module.ts' },
      shared: shared(false),
      experiments: { externalRuntime: true },
    }),
  );
  // The registry pins the entry; the entry carries the hashes of its chunks.
  if (!at.develop) config.plugins.push(new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }));
  return { ...config, entry: {} };
}
