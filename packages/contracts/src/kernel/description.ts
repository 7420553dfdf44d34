import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** What a reader calls the field: the English text, which is the key of its translations. */
    label?: string;
    /** What its value counts or says; text unless given. Records keep rupees as whole paise. */
    unit?: 'rupees' | 'day' | 'instant' | 'years';
    /** Headings of its column in files: the first is written, the others are known from the files of offices. */
    headings?: readonly [string, ...string[]];
    /** The part of its form that it stands in. */
    part?: string;
    /** Its part of the form is complete without it. */
    completes?: false;
    /** Its value is the name of another field, or several. */
    namesFields?: true;
    /** Never shown to anybody, not in the audit log either. */
    secret?: true;
  }
}

/** What is told of a field: it stands once, beside the rule of the field. */
export type FieldDescription = z.GlobalMeta & { label: string };
/** The names of what is told of fields, as they stand among the metadata of schemas. */
export const descriptionNames = [
  'label',
  'unit',
  'headings',
  'part',
  'completes',
  'namesFields',
  'secret',
] as const satisfies readonly (keyof FieldDescription)[];
type Shape = Record<string, z.core.$ZodType>;

const isDescription = (meta: z.GlobalMeta | undefined): meta is FieldDescription => meta?.label !== undefined;

/** What a schema wraps, be it optional, given by default, checked after or made from something else. */
function within(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? schema.unwrap() : undefined;
}

/** What a field holds in the end: the schema of its text, number, choice or list. */
export function valueSchemaOf(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = within(schema);
  return inner ? valueSchemaOf(inner) : schema;
}

/** The fields of an object, of all that something may be, or of the entries of a list of objects, whatever is wrapped around it. */
function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  if (!schema) return undefined;
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodArray) return shapeOf(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...schema.options.map((option) => shapeOf(option))) as Shape;
  if (schema instanceof z.ZodIntersection) return { ...shapeOf(schema.def.right), ...shapeOf(schema.def.left) };
  return shapeOf(within(schema));
}

function ownDescription(schema: z.core.$ZodType): FieldDescription | undefined {
  const meta = z.globalRegistry.get(schema);
  if (isDescription(meta)) return meta;
  const inner = within(schema);
  return inner && ownDescription(inner);
}

/** The description of a field by its path, `officeAddress.pin` or `items.0.unitPrice`, if it has one. */
function findDescription(schema: z.core.$ZodType, path: string): FieldDescription | undefined {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const field = names.reduce<z.core.$ZodType | undefined>((around, name) => shapeOf(around)?.[name], schema);
  return field && ownDescription(field);
}

/** The description of a field by its path; a field without one is a mistake of who wrote the form. */
export function descriptionOf(schema: z.core.$ZodType, path: string): FieldDescription {
  const description = findDescription(schema, path);
  if (!description) throw new Error(`${path} has no description`);
  return description;
}

/** Every described field of a form or record with its path; those of a section or a list one by one. */
export function describedFields(schema: z.core.$ZodType, before = ''): [path: string, FieldDescription][] {
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([name, field]) => {
    const description = ownDescription(field);
    const own: [string, FieldDescription][] = description ? [[`${before}${name}`, description]] : [];
    return [...own, ...describedFields(field, `${before}${name}.`)];
  });
}

/** The headings of a field in files; the first is the one that is written. */
export function headingsOf(schema: z.core.$ZodType, path: string): readonly [string, ...string[]] {
  const { headings } = descriptionOf(schema, path);
  if (!headings) throw new Error(`${path} has no headings`);
  return headings;
}

/** Describes fields that several forms have: each gets, by its name, what is told of it in one list. */
export const describedBy =
  <Name extends string>(descriptions: Readonly<Record<Name, FieldDescription>>) =>
  <S extends Partial<Record<Name, z.ZodType>>>(fields: S & Record<Exclude<keyof S, Name>, never>): S =>
    Object.fromEntries(
      Object.entries<z.ZodType>(fields).map(([name, field]) => [name, field.meta(descriptions[name as Name])]),
    ) as S;

/** Stops the start, or the build, where a field was forgotten. */
export function assertDescribed(schema: z.core.$ZodType, name: string) {
  const known = describedFields(schema).map(([path]) => path.split('.')[0]);
  const missing = Object.keys(shapeOf(schema) ?? {}).filter((field) => !known.includes(field));
  if (missing.length > 0) throw new Error(`${name}: no description of ${missing.join(', ')}`);
}

/** Stops the start where a field with headings is no column of the file, or a column has no heading. */
export function assertColumns(schema: z.core.$ZodType, columns: readonly string[], name: string) {
  for (const column of columns) headingsOf(schema, column);
  const described = describedFields(schema).filter(([, { headings }]) => headings);
  const missing = described.map(([path]) => path).filter((path) => !columns.includes(path));
  if (missing.length > 0) throw new Error(`${name}: no column for ${missing.join(', ')}`);
}

type ShownField<Value> = undefined extends Value
  ? z.ZodOptional<z.ZodType<Exclude<Value, undefined>, Exclude<Value, undefined>>>
  : z.ZodType<Value, Value>;
type Shown<S extends Shape> = { [Name in keyof S]: ShownField<z.output<S[Name]>> };

/** The fields as an answer shows them: described as they are, and without the rules of what is entered. */
export const shownFields = <S extends Shape>(fields: S): Shown<S> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownField(field)])) as Shown<S>;

function shownField(field: z.core.$ZodType): z.ZodType {
  const value = bareValue(field);
  const optional = z.safeParse(field, undefined);
  const shown = optional.success && optional.data === undefined ? value.optional() : value;
  const description = ownDescription(field);
  return description ? shown.meta(description) : shown;
}

function bareValue(field: z.core.$ZodType): z.ZodType {
  const value = valueSchemaOf(field);
  if (value instanceof z.ZodNumber) return z.number();
  return value instanceof z.ZodBoolean ? z.boolean() : z.string();
}
