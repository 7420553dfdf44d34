// Runs in a thread of its own, which Typesetter starts: a long document takes a tenth of a second of one core.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

// Every script that people of the portal may write a name in.
const scripts = [
  'noto-sans',
  'noto-naskh-arabic',
  ...['devanagari', 'bengali', 'gujarati', 'gurmukhi', 'kannada', 'malayalam', 'oriya', 'tamil', 'telugu'].map(
    (script) => `noto-sans-${script}`,
  ),
];
const { resolve } = createRequire(import.meta.url);
const folderOf = (script) => dirname(resolve(`@expo-google-fonts/${script}/package.json`));
const fontPaths = scripts.flatMap((script) =>
  ['400Regular', '700Bold'].map((weight) => join(folderOf(script), weight)),
);
/** So many documents a part of one is remembered for. */
const remembered = 10;

// What all papers share stands before each template.
const shared = readFileSync(new URL('../templates/paper.typ', import.meta.url), 'utf8');

let compiler;

export const pdf = ({ folder, template, data }) => {
  compiler ??= NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths }] });
  const bytes = compiler.pdf({ mainFileContent: shared + template, inputs: { data } });
  compiler.evictCache(remembered);
  return bytes;
};
