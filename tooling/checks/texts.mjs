import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../runner/folders.mjs';

/** @param {string} file */
const parse = (file) =>
  ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/**
 * The text of a literal; what is filled into a template stands as a number does, {{n}}, {{n2}}, …
 * @param {ts.Node | undefined} node
 */
function textOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{{n${index || ''}}}${literal.text}`).join('');
}

/** @param {ts.Node} node */
const nameOf = (node) =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : undefined;

/**
 * The texts that a page translates: t('…'), i18nKey="…", and what is named a label or a title.
 * @param {string} file
 */
export function textsOfPage(file) {
  /** @type {string[]} */
  const found = [];
  walk(parse(file), (node) => {
    if (ts.isCallExpression(node) && ['t', 'say'].includes(nameOf(node.expression) ?? '')) {
      for (const literal of literalsIn(node.arguments[0])) found.push(literal);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
      const text = textOf(node.initializer);
      if (text) found.push(text);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'label') {
      const text = textOf(node.initializer);
      if (text && /[A-Za-z]/.test(text)) found.push(text);
    }
  });
  return found;
}

/**
 * t(isNew ? 'Create' : 'Save') asks for both.
 * @param {ts.Node | undefined} node
 * @returns {string[]}
 */
function literalsIn(node) {
  if (node && ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  if (node && ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  const text = node && ts.isStringLiteralLike(node) ? node.text : undefined;
  return text === undefined ? [] : [text];
}

const unspoken = new Set(['summary', 'subject', 'path', 'description', 'nativeName', 'pattern']);

/**
 * Of the headings of a field the first is written and shown; the others are only known from the files of offices.
 * @param {ts.Node} node
 */
const isForeignHeading = (node) =>
  ts.isArrayLiteralExpression(node.parent) &&
  ts.isPropertyAssignment(node.parent.parent) &&
  node.parent.parent.name.getText() === 'headings' &&
  node.parent.elements[0] !== node;

/**
 * Whether a literal is one of those that people see as they are (brands: their constant is marked with the tag
 * `@untranslated`) or never see (subjects of the ability, what stops a start).
 * @param {ts.Node} node
 */
function isUntranslated(node) {
  if (isForeignHeading(node)) return true;
  for (let at = node; at; at = at.parent) {
    if (ts.isCallExpression(at) && /^(can(not)?|assert\w*)$/.test(nameOf(at.expression) ?? '')) return true;
    if (ts.isNewExpression(at) && nameOf(at.expression) === 'Error') return true;
    if (ts.isVariableDeclaration(at) && ts.getJSDocTags(at).some((tag) => tag.tagName.text === 'untranslated'))
      return true;
  }
  return false;
}

/** Whether there is anything besides places for values. @param {string} text */
const hasWords = (text) => /[a-z]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''));

/**
 * Whether a literal is one of those that are said within a sentence, and begin with a small letter: their constant is marked with the tag
 * `@translated`.
 * @param {ts.Node} node
 */
function isMarked(node) {
  for (let at = node; at; at = at.parent)
    if (ts.isVariableStatement(at)) return ts.getJSDocTags(at).some((tag) => tag.tagName.text === 'translated');
  return false;
}

/**
 * The texts of the contracts: messages, states and labels, which are the literals that begin with a capital letter, and marked ones.
 * @param {string} file
 */
export function textsOfContract(file) {
  /** @type {string[]} */
  const found = [];
  walk(parse(file), (node) => {
    const text = textOf(node);
    if (text === undefined || !(/^(\{\{n\}\}|[A-Z]).*[a-z]{2}/.test(text) || (isMarked(node) && hasWords(text))))
      return;
    const { parent } = node;
    if (ts.isPropertyAssignment(parent) && unspoken.has(parent.name.getText())) return;
    if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return;
    if (ts.isPropertyAssignment(parent) && parent.name === node) return;
    if (!isUntranslated(node)) found.push(text);
  });
  return found;
}

/**
 * What a file of translations says for each key, be it JSON or a module with an object.
 * @param {string} file
 * @returns {Map<string, string>}
 */
export function translationsIn(file) {
  if (file.endsWith('.json')) return new Map(Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  /** @type {Map<string, string>} */
  const said = new Map();
  walk(parse(file), (node) => {
    if (!ts.isPropertyAssignment(node)) return;
    said.set(ts.isStringLiteralLike(node.name) ? node.name.text : node.name.getText(), textOf(node.initializer) ?? '');
  });
  return said;
}

/**
 * The keys that several files of one language translate in different ways, with each wording.
 * @param {readonly (readonly [string, ReadonlyMap<string, string>])[]} files
 * @returns {[key: string, wordings: Map<string, string>][]}
 */
export function saidTwice(files) {
  /** @type {Map<string, Map<string, string>>} */
  const wordings = new Map();
  for (const [file, said] of files) {
    for (const [key, text] of said) {
      const known = wordings.get(key) ?? new Map();
      if (!known.has(text)) known.set(text, file);
      wordings.set(key, known);
    }
  }
  return [...wordings].filter(([, known]) => known.size > 1);
}
