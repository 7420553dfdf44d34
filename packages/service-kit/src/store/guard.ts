import { isObject } from '@portal/contracts';
import mongoose, { type Model, type Schema } from 'mongoose';

/** What a model stores; the repository says which of it is what. */
export type Row = Record<string, unknown>;

const choices = ['$and', '$or', '$nor'];

/** A filter that could fit everybody's rows. */
class OpenFilterError extends Error {}

/**
 * A filter as the model takes it, with its values cast. It throws on whatever could make it fit everybody's rows: a field that the
 * schema does not name, a value that is undefined (the driver would leave it out), a choice between no conditions.
 */
export function castFilter(model: Model<Row>, filter: object): Row {
  const copy = copyOf(filter, '') as object;
  return new mongoose.Query<unknown, Row>().cast(model, copy) as Row;
}

/** Throws on a field of a document to be stored that the schema does not name. */
export function assertFields(schema: Schema, document: object, inside = '') {
  for (const [field, value] of Object.entries(document)) assertField(schema, `${inside}${field}`, value);
}

/** Throws where an update by pipeline sets or removes a field that the schema does not name. */
export function assertStages(schema: Schema, stages: readonly object[]) {
  for (const stage of stages) {
    const operators: [string, unknown][] = Object.entries(stage);
    for (const [operator, fields] of operators) {
      if (operator === '$set' && isObject(fields)) assertFields(schema, fields);
      else if (operator === '$unset') for (const field of [fields].flat()) assertField(schema, String(field));
      else throw new Error(`${operator} in an update by pipeline is not checked against the schema`);
    }
  }
}

function assertField(schema: Schema, field: string, value?: unknown) {
  const type = schema.pathType(field);
  if (type === 'adhocOrUndefined') throw new mongoose.Error.StrictModeError(field);
  if (type === 'nested' && isPlain(value) && !isExpression(value)) assertFields(schema, value, `${field}.`);
}

// Casting writes into what it is given, and a rule's conditions are used again.
function copyOf(value: unknown, field: string): unknown {
  if (value === undefined) throw new OpenFilterError(`${field} in a filter is undefined`);
  if (Array.isArray(value)) {
    if (value.length === 0 && choices.includes(field)) throw new OpenFilterError(`${field} in a filter is empty`);
    return value.map((one) => copyOf(one, field));
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner, name)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isExpression = (value: object) => Object.keys(value).some((name) => name.startsWith('$'));
