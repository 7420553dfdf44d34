import type { Values } from '../path.js';

interface Known {
  /** For `If-Match`. */
  version: number;
  values: Values;
  /** When it was changed last, as an instant. */
  updatedAt?: string | undefined;
}

/** The record that a form changes, as it was when the form was opened, and how its newest version is read. */
export interface EditedRecord extends Known {
  read: () => Promise<Known>;
}

interface Versioned {
  version: number;
  updatedAt?: string | undefined;
}

/** What a form is told of the record that it changes; `valuesOf` makes the form's values of it, where those are not the record's own. */
export function editedRecord<Opened extends Versioned>(
  read: () => Promise<Opened>,
  opened: Opened,
  valuesOf: (record: Opened) => Values = (record) => Object.fromEntries(Object.entries(record)),
): EditedRecord {
  const known = (record: Opened): Known => ({
    version: record.version,
    values: valuesOf(record),
    updatedAt: record.updatedAt,
  });
  return { ...known(opened), read: async () => known(await read()) };
}
