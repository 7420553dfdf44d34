import { brandSuggestions, productSuggestions } from '@portal/contracts';
import { useSyncExternalStore } from 'react';

export type SuggestionKind = 'products' | 'brands';

const given: Record<SuggestionKind, readonly string[]> = { products: productSuggestions, brands: brandSuggestions };
const kept = new Map<SuggestionKind, readonly string[]>();
const listeners = new Set<() => void>();
const placeOf = (kind: SuggestionKind) => `portal.suggestions.${kind}`;

function readKept(kind: SuggestionKind): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(kind)) ?? 'null');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : given[kind];
  } catch {
    return given[kind];
  }
}

const listOf = (kind: SuggestionKind) => {
  const list = kept.get(kind) ?? readKept(kind);
  kept.set(kind, list);
  return list;
};

function change(kind: SuggestionKind, list: readonly string[]) {
  kept.set(kind, list);
  localStorage.setItem(placeOf(kind), JSON.stringify(list));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's own list of suggestions, kept in this browser; it begins with the portal's. */
export function useSuggestions(kind: SuggestionKind) {
  const list = useSyncExternalStore(subscribe, () => listOf(kind));
  return {
    list,
    add: (text: string) => !list.includes(text) && change(kind, [...list, text]),
    remove: (text: string) =>
      change(
        kind,
        list.filter((one) => one !== text),
      ),
    reset: () => change(kind, given[kind]),
  };
}
