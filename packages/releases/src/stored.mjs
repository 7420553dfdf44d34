import { StoreFault } from './store-fault.mjs';

/**
 * What an object of the store says.
 * @template {import('zod').ZodType} Schema
 * @param {Schema} schema
 * @param {string} key
 * @param {Buffer} content
 * @param {string} remedy what to do where it says nothing that can be read
 * @returns {import('zod').output<Schema>}
 * @throws {StoreFault} in one line, with the remedy
 */
export function stored(schema, key, content, remedy) {
  try {
    return schema.parse(JSON.parse(content.toString()));
  } catch {
    throw new StoreFault(`${key} in the store of the releases cannot be read: ${remedy}.`);
  }
}
