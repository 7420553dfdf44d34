export type Values = Record<string, unknown>;

/** The value at `officeAddress.pin` or `items.0.quantity`. */
export const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Values | undefined)?.[key], values);

/** A copy with another value at this path. */
export function withValue<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length ? withValue((values as Values | undefined)?.[key] ?? {}, rest.join('.'), value) : value;
  if (Array.isArray(values)) {
    const copy = [...(values as unknown[])];
    copy[Number(key)] = inner;
    return copy as T;
  }
  return { ...(values as Values), [key]: inner } as T;
}
