// Styles lie beside their component: what a component asks of its stylesheet is there, what is there is asked for, and nothing else has classes.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import ts from 'typescript';
import { root } from '../runner/folders.mjs';
import { ownFiles } from './files.mjs';

const isModule = (/** @type {string} */ path) => path.endsWith('.module.css');
const beside = (/** @type {string} */ path, /** @type {string} */ to) => posix.join(posix.dirname(path), to);

/**
 * The classes of a stylesheet (antd's own, in :global, are none) and those that it names of others.
 * @param {string} source
 */
export function classesOf(source) {
  /** @type {Set<string>} */
  const classes = new Set();
  /** @type {{ name: string, from: string }[]} */
  const borrowed = [];
  const sheet = postcss.parse(source);
  sheet.walkAtRules('value', ({ params }) => {
    const [, names = '', from = ''] = /^(.+) from '(.+)'$/.exec(params) ?? [];
    for (const name of names.split(',')) borrowed.push({ name: name.trim(), from });
  });
  const isGlobal = (/** @type {selectorParser.Node} */ node) => {
    for (let one = node.parent; one; one = one.parent)
      if (one.type === 'pseudo' && one.value === ':global') return true;
    return false;
  };
  sheet.walkRules(({ selector }) => {
    selectorParser((all) => all.walkClasses((one) => void (isGlobal(one) || classes.add(one.value)))).processSync(
      selector,
    );
  });
  for (const { name } of borrowed) classes.delete(name);
  return { classes, borrowed };
}

/**
 * The texts that an expression may hand on as a class.
 * @param {ts.Node | undefined} node
 * @returns {ts.Node[]}
 */
function textsIn(node) {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return [node];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const compares = ![
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ].includes(node.operatorToken.kind);
    return compares ? [] : [...textsIn(node.left), ...textsIn(node.right)];
  }
  if (ts.isCallExpression(node)) return node.arguments.flatMap(textsIn);
  return [];
}

/**
 * Which stylesheets a source takes, which of their classes it names, and where it gives a class as text.
 * @param {string} path
 * @param {string} source
 */
export function usesOf(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (/** @type {ts.Node} */ node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** @type {{ sheet: string, name: string, line: number }[]} */
  const named = [];
  /** @type {{ sheet: string, name: string, line: number }[]} */
  const texts = [];
  /** @type {Set<string>} */
  const computed = new Set();
  /** @type {Set<string>} */
  const literals = new Set();
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && isModule(node.moduleSpecifier.text))
      sheets.set(node.importClause?.name?.text ?? '', beside(path, node.moduleSpecifier.text));
    if (ts.isStringLiteral(node)) literals.add(node.text);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const sheet = sheets.get(node.expression.getText());
      if (sheet && ts.isPropertyAccessExpression(node)) named.push({ sheet, name: node.name.text, line: lineOf(node) });
      if (sheet && ts.isElementAccessExpression(node)) computed.add(sheet);
    }
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'className')
      for (const text of textsIn(node.initializer)) texts.push({ sheet: '', name: text.getText(), line: lineOf(text) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { sheets: [...sheets.values()], named, computed, literals, texts };
}

/**
 * One line for each fault of these files.
 * @param {Map<string, string>} files path and content
 */
export function faultsOf(files) {
  /** @type {string[]} */
  const faults = [];
  const sheets = new Map(
    [...files].filter(([path]) => path.endsWith('.css')).map(([path, source]) => [path, classesOf(source)]),
  );
  const sources = [...files]
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, source]) => ({ path, ...usesOf(path, source) }));
  /** @type {Set<string>} */
  const used = new Set();
  const use = (/** @type {string} */ by, /** @type {string} */ sheet, /** @type {string} */ name) => {
    used.add(`${sheet} ${name}`);
    if (!sheets.get(sheet)?.classes.has(name)) faults.push(`${by} ${name} is no class of ${sheet}`);
  };
  for (const [path, { borrowed }] of sheets) for (const { name, from } of borrowed) use(path, beside(path, from), name);
  for (const { path, named, texts } of sources) {
    for (const { sheet, name, line } of named) use(`${path}:${line}`, sheet, name);
    for (const { name, line } of texts)
      faults.push(`${path}:${line} ${name} is a class as text: it comes from a module`);
  }
  // A class may be chosen by a value (css[tone]): then a text of some source is its name.
  const literals = new Set(sources.flatMap((source) => [...source.literals]));
  const computed = new Set(sources.flatMap((source) => [...source.computed]));
  for (const [path, { classes }] of sheets) {
    for (const name of classes) {
      if (!isModule(path)) faults.push(`${path} .${name} is a class of the whole page: it belongs in a module`);
      else if (!used.has(`${path} ${name}`) && !(computed.has(path) && literals.has(name)))
        faults.push(`${path} .${name} is never used`);
    }
  }
  return faults;
}

const pages = /^(packages\/ui|packages\/features|shell|mfe-[a-z]+)\/.*\.(css|tsx?)$/;

if (process.argv[1] === import.meta.filename) {
  const paths = ownFiles().filter((path) => pages.test(path) && !/\.(test\.tsx?|d\.ts)$/.test(path));
  const faults = faultsOf(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
  for (const fault of faults) console.error(`  ${fault}`);
  process.exitCode = faults.length ? 1 : 0;
}
