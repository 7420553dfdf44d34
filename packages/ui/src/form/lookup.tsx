import { clsx } from 'clsx/lite';
import { CircleCheck, CircleX, Loader } from 'lucide-react';
import type { ReactNode } from 'react';
import { Secondary } from '../text/text.js';
import { Icon } from '../values/icon.js';
import css from './lookup.module.css';

const icons = { checking: Loader, valid: CircleCheck, invalid: CircleX };

/** How what is typed stands while it is looked up; nothing where nobody knows. */
export type LookupState = keyof typeof icons | undefined;

/** The state of a lookup at the end of its field. */
export const LookupIcon = ({ state }: { state: LookupState }) => (
  <span className={state && css[state]}>{state && <Icon icon={icons[state]} size={18} />}</span>
);

/** What a lookup found, below its field. */
export const LookupWords = ({ state, children }: { state: LookupState; children: ReactNode }) => (
  <Secondary className={clsx(css.words, state && css[state])} role="status">
    {children}
  </Secondary>
);
