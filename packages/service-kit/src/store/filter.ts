declare const rule: unique symbol;

/** Which rows somebody's rules open, as the ability says it; only together with a model it is known whether its fields exist. */
export interface RowFilter {
  readonly [rule]: true;
}

type Leaf = string | number | bigint | boolean | symbol | Date | RegExp | Uint8Array | null | undefined;
type Depth = [never, 0, 1, 2];

/** What stands behind a field, one of it where it holds several. */
type Inside<V> = NonNullable<V> extends readonly (infer Element)[] ? NonNullable<Element> : NonNullable<V>;

/** The fields of a stored thing and, with dots, what lies in them. */
export type Path<T, D extends number = 3> = [D] extends [never]
  ? never
  : {
      [K in keyof T & string]: Inside<T[K]> extends Leaf ? K : K | `${K}.${Path<Inside<T[K]>, Depth[D]>}`;
    }[keyof T & string];

/** What such a field holds. */
export type At<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? At<Inside<T[K]>, Rest>
      : unknown
    : unknown;

interface Operators<V> {
  /** `null` stands for what is missing: unlike `$exists: false` an index alone can tell it. */
  $eq?: V | null;
  $ne?: V | null;
  $gt?: V | null;
  $gte?: V;
  $lt?: V;
  $lte?: V;
  $in?: readonly (V | RegExp)[];
  $nin?: readonly V[];
  $exists?: boolean;
  $not?: RegExp | Operators<V>;
  $regex?: string;
  $size?: number;
  $elemMatch?: object;
}

/** What is asked comes from people: a text may be any, whatever few are stored. */
type Asked<V> = V extends string ? string : V;

type Condition<V> =
  Asked<NonNullable<V>> | Asked<Inside<V>> | (Inside<V> extends string ? RegExp : never) | Operators<Asked<Inside<V>>>;

/** A question about stored things: only by fields that they have, with dots for what lies inside. */
export type Filter<T> = { [P in Path<T>]?: Condition<At<T, P>> } & {
  $and?: readonly Where<T>[];
  $or?: readonly Where<T>[];
  $nor?: readonly Where<T>[];
  $expr?: object;
};

/** A filter, or the rows that somebody's rules open. */
export type Where<T> = Filter<T> | RowFilter;
