import { useEffect, useRef } from 'react';
import { controlOf } from './controls.js';
import { useForm, useFormState } from './form-context.js';

/** Brings the reader to a field of the form around; while the form is being sent, once the answer is there. */
export function useFocusField() {
  const { id } = useForm();
  const busy = useFormState((state) => state.busy);
  const later = useRef<string>(undefined);
  useEffect(() => {
    if (busy || !later.current) return;
    controlOf(id, later.current)?.focus();
    later.current = undefined;
  }, [busy, id]);
  return (path: string) => {
    const control = controlOf(id, path);
    control?.focus();
    later.current = document.activeElement === control ? undefined : path;
  };
}
