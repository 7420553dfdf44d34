import { createContext, useContext, useEffect } from 'react';
import type { FormStore } from '../form/form-store.js';

/** The dialog around. */
export interface DialogAround {
  /** Closes it without sending anything; the bar of a form in it has its Cancel by this. */
  close: () => void;
  /** The forms in it that hold what was typed and is not sent. */
  begun: Set<FormStore>;
  /** Takes whether what was sent goes on without the dialog. */
  setGoesOn: (goesOn: boolean) => void;
}

export const DialogContext = createContext<DialogAround | undefined>(undefined);

/** Says of the dialog around, while it is so, that what was sent goes on without it: whoever leaves it loses nothing and is not asked. */
export function useGoesOn(goesOn: boolean) {
  const tell = useContext(DialogContext)?.setGoesOn;
  useEffect(() => {
    tell?.(goesOn);
    return () => tell?.(false);
  }, [tell, goesOn]);
}
