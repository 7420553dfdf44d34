import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { DialogContext } from '../overlay/dialog-context.js';
import type { FormStore } from './form-store.js';

const begun = new Set<FormStore>();
const listeners = new Set<() => void>();

function note(store: FormStore, isBegun: boolean, inDialog: Set<FormStore> | undefined) {
  if (begun.has(store) === isBegun) return;
  for (const forms of [begun, inDialog]) {
    if (isBegun) forms?.add(store);
    else forms?.delete(store);
  }
  listeners.forEach((listener) => listener());
}

/** Counts a form among those that were begun, from its first change until it is sent or gone; hands back what says that it was sent. */
export function useCountAsBegun(store: FormStore) {
  /** What stands in it when nothing is to be lost. */
  const kept = useRef(store.state().values);
  const inDialog = useContext(DialogContext)?.begun;
  useEffect(() => {
    // What its fields set by themselves was not typed.
    kept.current = store.state().values;
    const unsubscribe = store.subscribe(() => note(store, store.state().values !== kept.current, inDialog));
    return () => {
      unsubscribe();
      note(store, false, inDialog);
    };
  }, [store, inDialog]);
  return () => {
    kept.current = store.state().values;
    note(store, false, inDialog);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a form on the page holds what was typed and is not sent: it must not be taken from its reader. */
export const useBegunForm = () => useSyncExternalStore(subscribe, () => begun.size > 0);
