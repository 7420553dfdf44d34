import type { Operation } from '@portal/contracts';
import { z } from 'zod';

interface Json {
  type?: string;
  properties?: Record<string, Json>;
  enum?: unknown[];
}
type Kind = 'text' | 'secret' | 'choice' | 'yes or no' | 'list';

/** A body with one field that is wrong, and where its message must stand. */
export interface BadInput {
  what: string;
  /** The field, or the list's entry in it. */
  field: string;
  body: unknown;
}

const operators = { $gt: '' };
const of: Record<Kind, Record<string, unknown>> = {
  text: {
    'an operator': operators,
    'a list': ['a'],
    'a number': 7,
    'nothing at all': null,
    'a book': 'x'.repeat(50_000),
    'a null byte': 'a\u0000b',
    'a direction override': 'a\u202eb',
    'half a character': 'a\ud800b',
    'a tag': '<script>alert(1)</script>',
  },
  secret: {
    'an operator': operators,
    'a list': ['a'],
    'a number': 7,
    'nothing at all': null,
    'a book': 'x'.repeat(50_000),
  },
  choice: { 'an operator': operators, 'a list': ['a'], 'a number': 7, 'something else': 'no such choice' },
  'yes or no': { 'an operator': operators, 'a word': 'yes', 'a number': 1, 'nothing at all': null },
  list: {
    'an operator': operators,
    'a word': 'a',
    'a number': 7,
    'nothing at all': null,
    'far too many': Array.from({ length: 5_000 }, () => 'x'),
  },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

function kindOf(name: string, input: Json, output: Json): Kind {
  if (/password/i.test(name)) return 'secret';
  if (input.enum ?? output.enum) return 'choice';
  const type = input.type ?? output.type;
  if (type === 'boolean') return 'yes or no';
  return type === 'array' ? 'list' : 'text';
}

/** The fields of a body, those of its sections too. */
function fieldsOf(input: Json, output: Json, before: string[] = []): { path: string[]; kind: Kind }[] {
  const names = Object.keys({ ...input.properties, ...output.properties });
  return names.flatMap((name) => {
    const [taken, given] = [input.properties?.[name] ?? {}, output.properties?.[name] ?? {}];
    const path = [...before, name];
    if (taken.properties ?? given.properties) return fieldsOf(taken, given, path);
    return [{ path, kind: kindOf(name, taken, given) }];
  });
}

const bodyWith = (path: string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => ({ [name]: inner }), value);

/** Every kind of wrong value in every field of an operation's body, one at a time. */
export const badInputs = ({ body }: Operation): BadInput[] =>
  fieldsOf(schemaOf(body, 'input'), schemaOf(body, 'output')).flatMap(({ path, kind }) =>
    Object.entries(of[kind]).map(([what, value]) => ({ what, field: path.join('.'), body: bodyWith(path, value) })),
  );
