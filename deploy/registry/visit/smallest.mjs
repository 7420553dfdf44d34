/** @typedef {{ [key: string]: any }} Schema JSON Schema, as zod writes it */

/** Any moment and day will do. */
const [day, instant] = ['2026-01-01', '2026-01-01T00:00:00.000Z'];
const texts = { day, date: day, instant, 'date-time': instant };

/** @param {Schema} schema */
const textOf = ({ unit, format }) =>
  texts[/** @type {keyof typeof texts} */ (unit)] ?? texts[/** @type {keyof typeof texts} */ (format)] ?? '';

/** @param {Schema} schema @param {Schema} root */
const objectOf = ({ required = [], properties = {}, additionalProperties }, root) =>
  Object.fromEntries(
    required.map((/** @type {string} */ key) => [key, smallest(properties[key] ?? additionalProperties, root)]),
  );

/**
 * The smallest value of a schema: empty lists, nothing where nothing may be, and what is needed in its plainest form. Patterns of texts are
 * not looked at.
 * @param {Schema} schema
 * @param {Schema} [root] where its references lead to
 * @returns {unknown}
 */
export function smallest(schema, root = schema) {
  if (schema.$ref) return smallest(root.$defs[schema.$ref.split('/').at(-1)], root);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return choices.some((/** @type {Schema} */ { type }) => type === 'null') ? null : smallest(choices[0], root);
  if (schema.allOf && !schema.type)
    return Object.assign({}, ...schema.allOf.map((/** @type {Schema} */ each) => smallest(each, root)));
  if (schema.type === 'object') return objectOf(schema, root);
  if (schema.type === 'array')
    return (schema.prefixItems ?? Array(schema.minItems ?? 0).fill(schema.items)).map((/** @type {Schema} */ each) =>
      smallest(each, root),
    );
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return false;
  return schema.type === 'null' ? null : Math.max(schema.minimum ?? 0, 0);
}
