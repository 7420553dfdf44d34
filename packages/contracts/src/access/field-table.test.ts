// ASVS 8.2.3
import { z } from 'zod';
import { replyFor } from '../kernel/operation.js';
import { operations, type Subject } from '../operations.js';
import { fieldTable, guardedFields, ownRecords } from './field-table.js';
import { everyone, tableAllows } from './role-table.js';
import { roleTraits } from './role-traits.js';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** The paths of all fields of a reply; lists add nothing to a path, names that are not known beforehand a star. */
function pathsOf(schema: Schema, path: string[] = []): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inner = [
    ...Object.entries(properties).flatMap(([name, field]) => pathsOf(field, [...path, name])),
    ...(items ? pathsOf(items, path) : []),
    ...(typeof additionalProperties === 'object' ? pathsOf(additionalProperties, [...path, '*']) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => pathsOf(part, path)),
  ];
  return [path.join('.'), ...inner];
}

const isGuarded = (path: string) => path.split('.').some((name) => guardedFields.includes(name));

/** The guarded fields of every reply with the letters of those who get them, as the schemas say. */
function fieldsInSchemas(operation: (typeof operations)[number]) {
  const found: Record<string, string> = {};
  for (const role of everyone) {
    if (!role || !tableAllows(operation.subject, role)) continue;
    const schema = z.toJSONSchema(replyFor(operation, role), { io: 'output', unrepresentable: 'any' }) as Schema;
    const paths = new Set(pathsOf(schema).map((path) => path.replace(/^items\./, '')));
    for (const path of paths) if (isGuarded(path)) found[path] = (found[path] ?? '') + roleTraits[role].letter;
  }
  return found;
}

const asked = operations.filter(
  ({ subject }) =>
    !ownRecords.includes(subject) && everyone.some((role) => role !== 'Super Admin' && tableAllows(subject, role)),
);

it.each(asked.map((operation) => [operation.subject, operation] as const))(
  '%s shows what the table says',
  (subject, operation) => {
    const table = fieldTable[subject] ?? {};
    const may = (role: string) =>
      tableAllows(
        subject,
        everyone.find((one) => one && roleTraits[one].letter === role),
      );
    const expected = Object.entries(table).map(([path, who]) => [path, [...who].filter(may).join('')]);
    expect(fieldsInSchemas(operation)).toEqual(Object.fromEntries(expected));
  },
);

it('has rows for operations that somebody besides super admins may ask, and no other', () => {
  const subjects = asked.map(({ subject }) => subject);
  expect((Object.keys(fieldTable) as Subject[]).filter((subject) => !subjects.includes(subject))).toEqual([]);
});

it.each(operations.filter(({ views }) => views).map((operation) => [operation.subject, operation] as const))(
  'a view of %s is its reply with less',
  (_, operation) => {
    const all = pathsOf(z.toJSONSchema(operation.reply, { io: 'output', unrepresentable: 'any' }) as Schema);
    for (const view of Object.values(operation.views ?? {})) {
      const shown = pathsOf(z.toJSONSchema(view, { io: 'output', unrepresentable: 'any' }) as Schema);
      expect(shown.filter((path) => !all.includes(path))).toEqual([]);
      expect(shown.length).toBeLessThan(all.length);
    }
  },
);
