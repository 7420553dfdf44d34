import { createContext } from 'react';

/** What closes the dialog around; the bar of a form in it has its Cancel by this. */
export const DialogClose = createContext<(() => void) | undefined>(undefined);
