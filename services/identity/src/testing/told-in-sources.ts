import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../..');
const ownFields = new Set([
  '_id',
  'version',
  'createdAt',
  'updatedAt',
  'clientKey',
  'bodyHash',
  'deletedAt',
  'outbox',
  'staged',
]);

/** What the sources of all services can write into the audit log. */
export interface Told {
  /** Subjects of events. */
  subjects: Set<string>;
  /** Names of the types of records. */
  types: Set<string>;
  /** Names of fields, inner ones too. */
  fields: Set<string>;
  /** Words of a closed list, as states and kinds. */
  values: Set<string>;
}

function sourcesOfServices() {
  const all = readdirSync(join(root, 'services'), { recursive: true, encoding: 'utf8' });
  const own = all
    .filter((file) => /^[a-z]+\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .map((file) => join(root, 'services', file));
  // What every service tells in its own name.
  return [...own, join(root, 'packages/service-kit/src/files/refused-files.ts')];
}

function programOf(files: string[]) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.server.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(files, { ...options, noEmit: true, incremental: false, tsBuildInfoFile: undefined });
}

function nodesIn(file: ts.SourceFile) {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const nameOf = (node: ts.Node | undefined) =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isPrivateIdentifier(node)) ? node.text : '';

/** The type and the name of what `new RecordRepository<T>(…)`, or a class that is one, keeps. */
function recordsOf(node: ts.Node) {
  if (ts.isNewExpression(node) && nameOf(node.expression) === 'RecordRepository') {
    return { made: node.typeArguments?.[0], named: nameOf(node.arguments?.[1]) };
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.SuperKeyword) return undefined;
  const kept = ts.findAncestor(node, ts.isClassLike)?.heritageClauses?.flatMap(({ types }) => [...types]);
  const base = kept?.find(({ expression }) => nameOf(expression) === 'RecordRepository');
  return base && { made: base.typeArguments?.[0], named: nameOf(node.arguments[1]) };
}

/** Reads the sources with the compiler: what a template or a parameter can be is known to it. */
export function toldInSources(): Told {
  const files = sourcesOfServices();
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const nodes = files.flatMap((file) => nodesIn(program.getSourceFile(file)!));
  const calls = nodes.filter(ts.isCallExpression);

  /** Every text that an expression can have. */
  function textsOf(expression: ts.Expression): string[] {
    if (ts.isStringLiteralLike(expression)) return [expression.text];
    if (ts.isTemplateExpression(expression)) {
      return expression.templateSpans.reduce(
        (begun, { expression: inner, literal }) =>
          textsOf(inner).flatMap((text) => begun.map((before) => before + text + literal.text)),
        [expression.head.text],
      );
    }
    const type = checker.getTypeAtLocation(expression);
    const parts = type.isUnion() ? type.types : [type];
    if (parts.every((part) => part.isStringLiteral())) return parts.map((part) => part.value);
    const parameter = checker.getSymbolAtLocation(expression)?.valueDeclaration;
    if (!parameter || !ts.isParameter(parameter)) throw new Error(`not known: ${expression.parent.getText()}`);
    return given(parameter.parent, parameter.parent.parameters.indexOf(parameter));
  }

  /** What all callers of a function give as an argument. */
  function given(called: ts.SignatureDeclaration, index: number): string[] {
    const name = nameOf(called.name ?? (called.parent as ts.VariableDeclaration).name);
    return calls
      .filter(
        ({ expression }) => nameOf(ts.isPropertyAccessExpression(expression) ? expression.name : expression) === name,
      )
      .filter((call) => checker.getResolvedSignature(call)?.declaration === called)
      .flatMap(({ arguments: all }) => (all[index] ? textsOf(all[index]) : []));
  }

  const told: Told = { subjects: new Set(), types: new Set(), fields: new Set(), values: new Set() };
  const secret = new Set<string>();
  const seen = new Set<ts.Type>();

  function takeFields(type: ts.Type): void {
    if (type.isStringLiteral()) return void told.values.add(type.value);
    if (type.isUnionOrIntersection() && !(type.flags & ts.TypeFlags.Intersection))
      return type.types.forEach(takeFields);
    if (seen.has(type) || !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    seen.add(type);
    if (type.getSymbol()?.getName() === 'Date') return;
    const inner =
      checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (inner) return takeFields(inner);
    for (const property of type.getProperties()) {
      const name = property.getName();
      if (ownFields.has(name) || secret.has(name)) continue;
      // What begins with a capital is a word already, as a category.
      if (/^[a-z]/.test(name)) told.fields.add(name);
      takeFields(checker.getTypeOfSymbol(property));
    }
  }

  for (const node of nodes) {
    if (!ts.isPropertyAssignment(node) || nameOf(node.name) !== 'secret') continue;
    const elements = checker.getIndexTypeOfType(checker.getTypeAtLocation(node.initializer), ts.IndexKind.Number);
    for (const part of elements?.isUnion() ? elements.types : [elements])
      if (part?.isStringLiteral()) secret.add(part.value);
  }
  for (const node of nodes) {
    if (ts.isObjectLiteralExpression(node)) {
      const member = (name: string) => node.properties.find((one) => nameOf(one.name) === name);
      const subject = member('subject');
      if (!subject || !ts.isPropertyAssignment(subject) || !member('by') || !member('label')) continue;
      for (const text of textsOf(subject.initializer)) told.subjects.add(text);
    }
    const { made, named } = recordsOf(node) ?? {};
    if (made) takeFields(checker.getTypeFromTypeNode(made));
    if (named) told.types.add(named);
  }
  return told;
}
