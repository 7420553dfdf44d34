import { createContext } from 'react';
import type { FormStore } from '../form/form-store.js';

/** The dialog around. */
export interface DialogAround {
  /** Closes it without sending anything; the bar of a form in it has its Cancel by this. */
  close: () => void;
  /** The forms in it that hold what was typed and is not sent. */
  begun: Set<FormStore>;
}

export const DialogContext = createContext<DialogAround | undefined>(undefined);
