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

/** By name, so that the compiler asks for each that there is. */
const choices: { language: Record<Language, true>; mode: Record<Mode, true>; size: Record<TextSize, true> } = {
  language: { en: true, hi: true, ur: true },
  mode: { light: true, dark: true },
  size: { small: true, normal: true, large: true },
};
const switches = ['folded', 'keys'] as const;

/** What this browser kept, as far as it can still be chosen: it may be another version's, or spoilt. */
function read(): Preferences {
  const start: Preferences & Record<string, unknown> = { ...first() };
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    for (const [name, all] of Object.entries(choices)) {
      const chosen = kept[name];
      if (typeof chosen === 'string' && Object.hasOwn(all, chosen)) start[name] = chosen;
    }
    for (const name of switches) if (typeof kept[name] === 'boolean') start[name] = kept[name];
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
