import { isObject } from '@portal/contracts';
import { lazy, Suspense, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../api/api-error.js';
import { errorsOf } from '../form-errors.js';
import type { Values } from '../path.js';
import { differencesOf, takenFrom, withValues, type Difference } from './differences.js';
import type { EditedRecord } from './edited-record.js';

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict.dialog.js')).ConflictDialog }));

/** What goes with the values of a form. */
export interface Sending {
  idempotencyKey: string;
  /** Of the edited record, as its reader knows it: for `If-Match`. */
  version?: number | undefined;
}

interface Conflict {
  differences: readonly Difference[];
  theirs: Values;
  mine: Values;
  at: string | undefined;
  /** The paths of the fields that are taken from the newest version; nothing goes back to the form. */
  decide: (taken: readonly string[] | undefined) => void;
}

interface ConflictingForm<S extends z.ZodType> {
  schema: S;
  edited: EditedRecord | undefined;
  /** What is typed now. */
  valuesOf: () => Values;
  set: (path: string, value: unknown) => void;
  onSubmit: (values: z.output<S>, sending: Sending) => Promise<unknown> | void;
}

const isStale = (error: unknown) => error instanceof ApiError && error.status === 412;
const versionIn = (reply: unknown) =>
  isObject(reply) && typeof reply['version'] === 'number' ? reply['version'] : undefined;

/**
 * Sends a form with the version of its record that the reader knows. Where somebody was faster it asks, field by field, whose value
 * counts, and sends again with the newest version; what was typed stays whatever happens.
 */
export function useConflict<S extends z.ZodType>({ schema, edited, valuesOf, set, onSubmit }: ConflictingForm<S>) {
  const known = useRef(edited);
  const [conflict, setConflict] = useState<Conflict>();

  /** What the values become after the reader's choice; nothing that the other person changed needs none. */
  const settle = async (stale: unknown): Promise<z.output<S>> => {
    const before = known.current;
    if (!before) throw stale;
    const newest = await before.read();
    if (newest.version === before.version) throw stale;
    const [theirs, mine] = [newest.values, valuesOf()];
    const differences = differencesOf(schema, { opened: before.values, theirs, mine });
    const taken = differences.some(({ by }) => by !== 'you')
      ? await new Promise<readonly string[] | undefined>((decide) =>
          setConflict({ differences, theirs, mine, at: newest.updatedAt, decide }),
        )
      : [];
    setConflict(undefined);
    if (!taken) throw stale;
    known.current = { ...newest, read: before.read };
    const changes = takenFrom(theirs, mine, taken);
    for (const [path, value] of changes) set(path, value);
    const merged = schema.safeParse(withValues(mine, changes));
    if (!merged.success) throw new ApiError(422, 'VALIDATION', 'Please check this value', errorsOf(merged.error));
    return merged.data;
  };

  const send = async (values: z.output<S>, sending: { idempotencyKey: string }): Promise<void> => {
    try {
      const reply = await onSubmit(values, { ...sending, version: known.current?.version });
      const version = versionIn(reply);
      if (version !== undefined && known.current) known.current = { ...known.current, version, values: valuesOf() };
    } catch (error) {
      if (!isStale(error)) throw error;
      return send(await settle(error), sending);
    }
  };

  const dialog = conflict && (
    <Suspense fallback={null}>
      <ConflictDialog {...conflict} />
    </Suspense>
  );
  return { send, dialog };
}
