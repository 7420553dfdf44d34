import { createContext, useContext } from 'react';
import type { Values } from './path.js';

export interface FormState {
  id: string;
  /** What the form's schema calls a field. */
  labelOf: (path: string) => string;
  values: Values;
  /** Messages by the path of their field. */
  errors: Record<string, string>;
  busy: boolean;
  /** Paths of the fields that somebody asked to correct. */
  marked: readonly string[];
  /** Keeps the form from being sent, with the reason at this field, until it is called without one. */
  hold: (path: string, reason: string | undefined) => void;
  /** Another value; a function makes it from the one before. */
  set: (path: string, value: unknown) => void;
  /** Fields tell their part, so that the contents list can mark it. */
  savedAt: Date | undefined;
  /** Checks these fields only; tells whether they are right. */
  check: (paths: readonly string[]) => boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The form around: values, errors and `set`. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a Form around it');
  return form;
}

/** What is wrong with a field: its own message, or that of an entry of its list, which has no field of its own. */
export const errorAt = ({ errors }: FormState, path: string): string | undefined =>
  errors[path] ??
  Object.entries(errors).find(([key]) => key.startsWith(`${path}.`) && /^\d+$/.test(key.slice(path.length + 1)))?.[1];

export const fieldId = (form: string, path: string) => `${form}-${path.replaceAll('.', '-')}`;
