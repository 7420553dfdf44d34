import type { z } from 'zod';
import { errorsOf, stillWrong, type Errors } from './form-errors.js';
import type { Values } from './path.js';

/** All that a form shows. */
export interface FormState {
  values: Values;
  errors: Errors;
  /** What went wrong and belongs to no field. */
  failure?: string;
  /** Counts the times that problems were shown. */
  attempt: number;
  busy: boolean;
  /** When the draft was kept last. */
  savedAt?: Date;
}

/** The state of a form beside React: who reads a part of it is drawn again when that part changes, and nobody else. */
export function formStore(values: Values) {
  let state: FormState = { values, errors: {}, attempt: 0, busy: false };
  let schema: z.ZodType | undefined;
  const listeners = new Set<() => void>();
  const wrongWith = (checked: Values): Errors => {
    const error = schema?.safeParse(checked).error;
    return error ? errorsOf(error) : {};
  };
  const update = (changes: Partial<FormState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the values must be from now on. */
    checkWith: (now: z.ZodType) => {
      schema = now;
    },
    /** Takes other values, of which the one at `path` was changed; before problems are shown nothing is checked. */
    change: (path: string, changed: Values) => {
      const { attempt, errors } = state;
      const still = attempt ? stillWrong(errors, path, wrongWith(state.values), wrongWith(changed)) : errors;
      update({ values: changed, errors: still });
    },
    update,
  };
}

export type FormStore = ReturnType<typeof formStore>;
