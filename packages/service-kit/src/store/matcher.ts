import { isObject } from '@portal/contracts';
import type { Column, Condition, Value } from './columns.js';
import { PlaceSet } from './place-set.js';

type Columns = ReadonlyMap<string, Column>;
type Leaf = Exclude<Value, readonly unknown[]>;
type LeafTest = (value: Leaf) => boolean;

/** What the ability says where no rule opens anything. */
const opensNothing = JSON.stringify({ $eq: [0, 1] });

/**
 * Takes whatever a filter of the database does not mean out of the places of records in memory, for the few words that lists and rules
 * speak. It throws on whatever could make it fit more than the filter does: an unknown word, a field that is not held, a value
 * that is undefined.
 */
export function narrow(meant: PlaceSet, filter: object, columns: Columns) {
  for (const [name, value] of Object.entries(filter)) narrowBy(meant, name, value, columns);
}

function narrowBy(meant: PlaceSet, name: string, value: unknown, columns: Columns) {
  if (name === '$and') {
    for (const filter of eachOf(name, value)) narrow(meant, filter, columns);
  } else if (name === '$or') {
    const filters = eachOf(name, value);
    // As rules say it where only one of them opens something.
    if (filters.length === 1) return narrow(meant, filters[0]!, columns);
    anyOf(meant, filters, columns, (found) => meant.become(found));
  } else if (name === '$nor') {
    anyOf(meant, eachOf(name, value), columns, (found) => meant.exclude(found));
  } else if (name === '$expr') {
    narrowByExpression(meant, value, columns);
  } else {
    const column = columnOf(name, columns);
    const asked = isOperators(value) ? Object.entries(value) : [['$eq', value] as const];
    column.narrow(
      meant,
      asked.map(([operator, operand]) => conditionOf(operator, operand)),
    );
  }
}

function columnOf(name: string, columns: Columns): Column {
  const column = columns.get(name);
  if (!column) throw new Error(`Records in memory are not asked by ${name}`);
  return column;
}

/** Whether two fields of a record hold the same; two that are missing do, as in the database. */
function narrowByExpression(meant: PlaceSet, expression: unknown, columns: Columns) {
  if (JSON.stringify(expression) === opensNothing) return meant.clear();
  const [[operator, operands] = ['']] = Object.entries(isObject(expression) ? expression : {});
  const [one, other] = Array.isArray(operands) ? operands.map(fieldOf) : [];
  if (!one || !other || (operator !== '$eq' && operator !== '$ne'))
    throw new Error('Records in memory are not asked with such an expression');
  const [first, second] = [columnOf(one, columns), columnOf(other, columns)];
  const isWanted = operator === '$eq';
  meant.keep((place) => (first.get(place) === second.get(place)) === isWanted);
}

const fieldOf = (operand: unknown) =>
  typeof operand === 'string' && operand.startsWith('$') ? operand.slice(1) : undefined;

/** Uses what any of the filters means; no record is looked at again when one of them has meant it. */
function anyOf(meant: PlaceSet, filters: readonly object[], columns: Columns, use: (found: PlaceSet) => void) {
  const [left, some, found] = [spareLike(meant), spareLike(meant), spareLike(meant)];
  left.become(meant);
  found.clear();
  for (const filter of filters) {
    some.become(left);
    narrow(some, filter, columns);
    found.include(some);
    left.exclude(some);
  }
  use(found);
  spare.push(left, some, found);
}

// Sets of a million each for every question would be memory that the system hands out, and takes back, time and again.
const spare: PlaceSet[] = [];
const mostSpare = 12;

/** A set of the same length, with anything in it. */
function spareLike(set: PlaceSet) {
  const at = spare.findIndex(({ end }) => end === set.end);
  if (at >= 0) return spare.splice(at, 1)[0]!;
  // Those of before more records came are of no use: the oldest go.
  spare.splice(0, spare.length - mostSpare);
  return set.copy();
}

function eachOf(name: string, filters: unknown): readonly object[] {
  if (!Array.isArray(filters) || filters.length === 0) throw new Error(`${name} in a filter is empty`);
  return filters as object[];
}

function conditionOf(operator: string, operand: unknown): Condition {
  switch (operator) {
    case '$eq':
      return {
        passes: oneOf([operand]),
        ...(isSpeltOut(operand) ? { part: operand } : {}),
        ...(operand instanceof RegExp ? {} : { among: [leafOf(operand)] }),
      };
    case '$in':
      return inListed(operand as unknown[]);
    case '$ne':
    case '$nin': {
      const isOne = oneOf(operator === '$ne' ? [operand] : (operand as unknown[]));
      return { passes: (value) => !isOne(value) };
    }
    case '$exists':
      return { passes: (value) => (value !== undefined) === operand };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      const bound = leafOf(operand);
      const passes = someOf(isBeyond(operator, bound));
      return { passes, ...(typeof bound === 'number' ? { beyond: { operator, bound } } : {}) };
    }
    default:
      throw new Error(`Records in memory are not asked with ${operator}`);
  }
}

function inListed(operands: readonly unknown[]): Condition {
  const isPlain = !operands.some((operand) => operand instanceof RegExp);
  // Of thousands of operands the set is made where it is asked.
  let isOne: ReturnType<typeof oneOf> | undefined;
  return {
    passes: (value) => (isOne ??= oneOf(operands))(value),
    ...(isPlain ? { among: operands.map(leafOf) } : {}),
  };
}

/** A pattern of nothing but the very characters to be found: whatever stands around them, it finds them. */
const isSpeltOut = (pattern: unknown): pattern is RegExp =>
  pattern instanceof RegExp &&
  /^i?$/.test(pattern.flags) &&
  /^(?:[^\\^$.*+?()[\]{}|]|\\[.*+?^${}()|[\]\\/])+$/.test(pattern.source);

/** Of a field that holds several, one is enough, as in the database. */
const someOf =
  (test: LeafTest) =>
  (value: Value): boolean =>
    typeof value === 'object' ? value.some(test) : test(value);

function oneOf(wanted: readonly unknown[]) {
  const patterns = wanted.filter((one) => one instanceof RegExp);
  const leaves = new Set<Leaf>(wanted.filter((one) => !(one instanceof RegExp)).map(leafOf));
  return someOf(
    (value) => leaves.has(value) || (typeof value === 'string' && patterns.some((pattern) => pattern.test(value))),
  );
}

/** Values of different types do not compare. */
function isBeyond(operator: '$gt' | '$gte' | '$lt' | '$lte', bound: NonNullable<Leaf>): LeafTest {
  const type = typeof bound;
  switch (operator) {
    case '$gt':
      return (value) => typeof value === type && value! > bound;
    case '$gte':
      return (value) => typeof value === type && value! >= bound;
    case '$lt':
      return (value) => typeof value === type && value! < bound;
    case '$lte':
      return (value) => typeof value === type && value! <= bound;
  }
}

/** A value that is asked for, as it is held. */
function leafOf(value: unknown): NonNullable<Leaf> {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`Records in memory are not asked for ${String(value)}`);
}

const isOperators = (value: unknown): value is object => isObject(value) && Object.keys(value).length > 0;
