import { languageAmong } from '@portal/contracts';
import { useSyncExternalStore } from 'react';
import type { Mode } from './colors.js';
import type { Language, TextSize } from './text.js';

/** How one reader wants the portal to look; kept in this browser. Who chose nothing yet sees it as the browser asks. */
export interface Preferences {
  language: Language;
  mode: Mode;
  size: TextSize;
  /** The side navigation shows icons only. */
  folded: boolean;
  /** Single keys do something in lists. */
  keys: boolean;
}

const place = 'portal.preferences';

const first = (): Preferences => ({
  language: languageAmong(navigator.languages) ?? 'en',
  mode: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  size: 'normal',
  folded: false,
  keys: true,
});

function read(): Preferences {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>) };
  } catch {
    return first();
  }
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export const preferences = () => (current ??= read());

export function prefer(changes: Partial<Preferences>) {
  current = { ...preferences(), ...changes };
  localStorage.setItem(place, JSON.stringify(current));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's language, theme and text size, as they are now. */
export const usePreferences = () => useSyncExternalStore(subscribe, preferences);
