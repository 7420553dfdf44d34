// How styles are built: a module beside each component, and one file for the page.
import CssPlugin from 'mini-css-extract-plugin';

/**
 * Class names keep their word. The build's name is in their hash: two areas may carry one feature in different versions.
 * @param {string} build
 */
export const styleRule = (build) => ({
  test: /\.css$/,
  use: [
    CssPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:4]',
          localIdentHashSalt: build,
        },
      },
    },
  ],
});

/**
 * What is not on the first page lies in one file: the order of its rules never depends on which screen came first, and a
 * chunk of scripts has no style of its own, which its pinned hash would be mistaken for.
 */
export const oneStylesheet = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: 'async',
  enforce: true,
};

/** The stylesheets of a remote are pinned as its scripts are: webpack-subresource-integrity knows scripts only. */
export class StyleIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StyleIntegrityPlugin', (compilation) => {
      CssPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrityPlugin',
        (source, { tag }) => `${source}${tag}.integrity = __webpack_require__.sriHashes[chunkId];`,
      );
    });
  }
}
