import ts from 'typescript';

/** @param {string} file @param {string} text */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * What a declaration or a property holds, without what its type says.
 * @param {ts.Node | undefined} node
 */
function bare(node) {
  let at = node;
  while (at && (ts.isAsExpression(at) || ts.isSatisfiesExpression(at))) at = at.expression;
  return at;
}

/**
 * The object or list that has this name, as a variable or as a property of whatever.
 * @param {string} file
 * @param {string} text
 * @param {string} name
 */
export function literalOf(file, text, name) {
  /** @type {ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | undefined} */
  let found;
  /** @param {ts.Node} node */
  function visit(node) {
    if (found) return;
    if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name) {
      const held = bare(node.initializer);
      if (held && (ts.isObjectLiteralExpression(held) || ts.isArrayLiteralExpression(held))) found = held;
    }
    ts.forEachChild(node, visit);
  }
  visit(parse(file, text));
  if (!found) throw new Error(`${file} has no ${name} to add to`);
  return found;
}

/** @param {ts.ObjectLiteralExpression | ts.ArrayLiteralExpression} literal @returns {readonly ts.Node[]} */
export const partsOf = (literal) => (ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements);

/**
 * The text with one more entry in this object or list: behind the one that says `after`, or the last one.
 * @param {string} file
 * @param {string} text
 * @param {string} name
 * @param {string} entry
 * @param {string} [after]
 */
export function withEntry(file, text, name, entry, after) {
  const literal = literalOf(file, text, name);
  const parts = partsOf(literal);
  const before = after === undefined ? parts.at(-1) : parts.find((part) => part.getText().includes(after));
  if (!before && parts.length > 0) throw new Error(`${file} has nothing in ${name} that says ${after}`);
  const at = before ? before.getEnd() : literal.getStart() + 1;
  return `${text.slice(0, at)}${before ? ',' : ''}${entry}${text.slice(at)}`;
}

/**
 * The text with what each property of an object becomes, where it becomes something.
 * @param {string} file
 * @param {string} text
 * @param {string} name
 * @param {(key: string, value: ts.Expression) => string | undefined} become
 */
export function withValues(file, text, name, become) {
  const literal = literalOf(file, text, name);
  return [...partsOf(literal)].reverse().reduce((/** @type {string} */ done, part) => {
    if (!ts.isPropertyAssignment(part)) return done;
    const key = ts.isStringLiteral(part.name) ? part.name.text : part.name.getText();
    const value = become(key, part.initializer);
    if (value === undefined) return done;
    return done.slice(0, part.initializer.getStart()) + value + done.slice(part.initializer.getEnd());
  }, text);
}
