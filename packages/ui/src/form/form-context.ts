import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { errorAt } from './form-errors.js';
import type { FormState, FormStore } from './form-store.js';
import { valueAt } from './path.js';

/** What stays while somebody types. */
export interface FormTools {
  id: string;
  /** What the form's schema calls a field. */
  labelOf: (path: string) => string;
  /** Paths of the fields that somebody asked to correct. */
  marked: readonly string[];
  /** Says beside the button when the draft was kept. */
  draftNote?: ReactNode;
  /** Keeps the form from being sent, with the reason at this field, until it is called without one. */
  hold: (path: string, reason: string | undefined) => void;
  /** Another value; a function makes it from the one before. */
  set: (path: string, value: unknown) => void;
}

export const FormContext = createContext<(FormTools & { store: FormStore }) | undefined>(undefined);

function useFormContext() {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a Form around it');
  return form;
}

/** The form around: what changes it. Values are read with `useFieldValue`. */
export const useForm = (): FormTools => useFormContext();

/** A part of the form's state; of a new object at each call everything would be drawn with each key. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useFormContext();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

/** The value at `officeAddress.pin` or `items.0`, of the type that its field puts there: who reads it is drawn again when it changes. */
export const useFieldValue = <Value = unknown>(path: string) =>
  useFormState(({ values }) => valueAt(values, path) as Value | undefined);

/** What is wrong with a field. */
export const useFieldError = (path: string) => useFormState(({ errors }) => errorAt(errors, path));

export const fieldId = (form: string, path: string) => `${form}-${path.replaceAll('.', '-')}`;
