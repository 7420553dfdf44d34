import { isObject } from '@portal/contracts';
import type { Column, Value } from './columns.js';

/** Whether the record in a place is meant. */
type Test = (place: number) => boolean;
type Columns = ReadonlyMap<string, Column>;
type Leaf = Exclude<Value, readonly unknown[]>;
type LeafTest = (value: Leaf) => boolean;

/** What the ability says where no rule opens anything. */
const opensNothing = JSON.stringify({ $eq: [0, 1] });

/**
 * A filter of the database as a test of records in memory, for the few words that lists and rules speak. It throws on whatever
 * could make it fit more than the filter does: an unknown word, a field that is not held, a value that is undefined.
 */
export function matcherOf(filter: object, columns: Columns): Test {
  return every(Object.entries(filter).map(([name, value]: [string, unknown]) => testOf(name, value, columns)));
}

function testOf(name: string, value: unknown, columns: Columns): Test {
  if (name === '$and') return every(eachOf(name, value, columns));
  if (name === '$or') return some(eachOf(name, value, columns));
  if (name === '$nor') return not(some(eachOf(name, value, columns)));
  if (name === '$expr' && JSON.stringify(value) === opensNothing) return () => false;
  const column = columns.get(name);
  if (!column) throw new Error(`Records in memory are not asked by ${name}`);
  if (!isOperators(value)) return column.passing(oneOf([value]));
  return every(Object.entries(value).map(([operator, operand]) => column.passing(operatorOf(operator, operand))));
}

function eachOf(name: string, filters: unknown, columns: Columns) {
  if (!Array.isArray(filters) || filters.length === 0) throw new Error(`${name} in a filter is empty`);
  return filters.map((one: object) => matcherOf(one, columns));
}

function operatorOf(operator: string, operand: unknown): (value: Value) => boolean {
  switch (operator) {
    case '$eq':
      return oneOf([operand]);
    case '$in':
      return oneOf(operand as unknown[]);
    case '$ne':
    case '$nin': {
      const isOne = oneOf(operator === '$ne' ? [operand] : (operand as unknown[]));
      return (value) => !isOne(value);
    }
    case '$exists':
      return (value) => (value !== undefined) === operand;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyOf(isBeyond(operator, leafOf(operand)));
    default:
      throw new Error(`Records in memory are not asked with ${operator}`);
  }
}

/** Of a field that holds several, one is enough, as in the database. */
const anyOf =
  (test: LeafTest) =>
  (value: Value): boolean =>
    typeof value === 'object' ? value.some(test) : test(value);

function oneOf(wanted: readonly unknown[]) {
  const patterns = wanted.filter((one) => one instanceof RegExp);
  const leaves = new Set<Leaf>(wanted.filter((one) => !(one instanceof RegExp)).map(leafOf));
  return anyOf(
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

const not =
  (test: Test): Test =>
  (place) =>
    !test(place);

function every(tests: readonly Test[]): Test {
  const [only] = tests;
  if (only && tests.length === 1) return only;
  return (place) => {
    for (const test of tests) if (!test(place)) return false;
    return true;
  };
}

const some =
  (tests: readonly Test[]): Test =>
  (place) => {
    for (const test of tests) if (test(place)) return true;
    return false;
  };
