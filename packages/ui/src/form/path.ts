import { isObject } from '@portal/contracts';

export type Values = Record<string, unknown>;

/** The value at `officeAddress.pin` or `items.0.quantity`. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), values);

/** A copy with another value at this path. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  return { ...values, [key]: rest.length ? within(values[key], rest.join('.'), value) : value };
}

function within(values: unknown, path: string, value: unknown): unknown {
  if (!Array.isArray(values)) return withValue(isObject(values) ? values : {}, path, value);
  const [index = ''] = path.split('.', 1);
  const copy = Array.from<unknown>(values);
  copy[Number(index)] = withValue({ [index]: copy[Number(index)] }, path, value)[index];
  return copy;
}
