import { useSearchParams } from 'react-router';

/** Which tab is open; it lives in the address, and another tab starts with a list of its own. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const [search, setSearch] = useSearchParams();
  const tab = names.find((name) => name === search.get('tab')) ?? names[0];
  const open = (name: string) => setSearch(name === names[0] ? {} : { tab: name });
  return [tab, open] as const;
}
