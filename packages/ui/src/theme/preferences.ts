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

const values: { [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  language: ['en', 'hi', 'ur'],
  mode: ['light', 'dark'],
  size: ['small', 'normal', 'large'],
  folded: [true, false],
  keys: [true, false],
};

/** What this browser kept, as far as it can still be chosen: it may be another version's, or spoilt. */
function read(): Preferences {
  const start: Preferences & Record<string, unknown> = { ...first() };
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    for (const [name, all] of Object.entries<readonly unknown[]>(values))
      if (all.includes(kept[name])) start[name] = kept[name];
  } catch {
    // Nothing that could be read was chosen.
  }
  return start;
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
