import { useFieldArray } from 'react-hook-form';
import type { Values } from './path.js';

/** The rows of a list that is edited as a table of fields: `items` has the fields `items.0.quantity`, … */
export function useFieldRows(name: string) {
  const { fields, append, remove } = useFieldArray<Record<string, Values[]>, string, 'key'>({ name, keyName: 'key' });
  return {
    /** One key a row, which stays with it when others go. */
    keys: fields.map(({ key }) => key),
    append: (row: Values) => append(row, { shouldFocus: false }),
    remove: (index: number) => remove(index),
  };
}
