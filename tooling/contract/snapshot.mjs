// What the contract says, as plain JSON schemas: what is kept of a release, and what is compared with it.
import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * @typedef {{ [key: string]: unknown }} Schema
 * @typedef {{ method: string, path: string, status: number, params: Schema, query: Schema, body: Schema, reply: Schema, views: Record<string, Schema>, files: Record<string, Schema> }} Call
 * @typedef {Record<string, Call>} Contract by subject
 */

/** Of a schema what two sides have to agree on: no words for people. */
const told = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'prefixItems', 'enum', 'const'],
  ...['anyOf', 'oneOf', 'allOf', '$ref', '$defs', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems'],
]);
/** Under these lie names that somebody chose, not words of JSON Schema. */
const named = new Set(['properties', '$defs']);

/** @param {unknown} value @param {boolean} [isNames] @returns {unknown} */
function bare(value, isNames = false) {
  if (Array.isArray(value)) return value.map((one) => bare(one));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isNames || told.has(key));
  return Object.fromEntries(kept.map(([key, one]) => [key, bare(one, !isNames && named.has(key))]));
}

/** @param {import('zod').ZodType} schema @param {'input' | 'output'} io */
const jsonOf = (schema, io) => /** @type {Schema} */ (bare(z.toJSONSchema(schema, { io, unrepresentable: 'any' })));

/**
 * @param {readonly import('@portal/contracts').Operation[]} operations
 * @returns {Contract}
 */
export const contractOf = (operations) =>
  Object.fromEntries(
    operations.map(({ subject, method, path, status, params, query, body, reply, views = {}, files = {} }) => [
      subject,
      {
        ...{ method, path, status },
        ...{ params: jsonOf(params, 'input'), query: jsonOf(query, 'input'), body: jsonOf(body, 'input') },
        reply: jsonOf(reply, 'output'),
        views: Object.fromEntries(Object.entries(views).map(([role, view]) => [role, jsonOf(view, 'output')])),
        files: Object.fromEntries(Object.entries(files).map(([name, { many = false }]) => [name, { many }])),
      },
    ]),
  );

/** Schemas that are longer than this stand once, by their hash. */
const short = 80;

/**
 * The contract as a file: each call and each schema on a line, so that a change of one is a change of one line.
 * @param {Contract} contract
 */
export function written(contract) {
  /** @type {Map<string, string>} */
  const shared = new Map();
  /** @param {unknown} value @returns {unknown} */
  function once(value) {
    if (Array.isArray(value)) return value.map(once);
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, once(one)])));
    if (text.length <= short) return JSON.parse(text);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    shared.set(hash, text);
    return { '#': hash };
  }
  const calls = Object.entries(contract).map(
    ([subject, call]) => `${JSON.stringify(subject)}: ${JSON.stringify(once(call))}`,
  );
  const schemas = [...shared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hash, text]) => `"${hash}": ${text}`);
  return `{"calls": {\n${calls.sort().join(',\n')}\n},\n"schemas": {\n${schemas.join(',\n')}\n}}\n`;
}

/**
 * @param {string} text what `written` gave
 * @returns {Contract}
 */
export function readContract(text) {
  const { calls, schemas } = JSON.parse(text);
  /** @param {unknown} value @returns {unknown} */
  function whole(value) {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    const { '#': hash, ...own } = /** @type {Schema} */ (value);
    if (typeof hash === 'string') return whole(schemas[hash]);
    return Object.fromEntries(Object.entries(own).map(([key, one]) => [key, whole(one)]));
  }
  return /** @type {Contract} */ (whole(calls));
}
