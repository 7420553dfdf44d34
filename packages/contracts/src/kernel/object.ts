/** The names of an object's fields, as its type says them. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** The fields of an object, each with its name. */
export const entriesOf = <Name extends string, Value>(object: Readonly<Record<Name, Value>>): [Name, Value][] =>
  keysOf(object).map((name) => [name, object[name]]);

/** An object with these names, each with what is made of it. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Whether a text from outside is one of a list. */
export const isOneOf = <const Text extends string>(texts: readonly Text[], text: unknown): text is Text =>
  texts.some((one) => one === text);

/** Whether a value of unknown origin has fields to look at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
