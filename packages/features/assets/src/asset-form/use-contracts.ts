import { assets, type ReplyOf } from '@portal/contracts';
import { useRead } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

export type Contract = ReplyOf<typeof assets.contracts>['items'][number];

/** How many assets of a category (or of any) can still be registered; nothing is known without a contract. */
export const leftOf = ({ capacity }: Contract, category: unknown) =>
  capacity
    .filter((one) => category === undefined || one.category === category)
    .reduce((sum, { remaining }) => sum + remaining, 0);

/** The contracts to choose from, searched as the reader types. */
export function useContracts() {
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const all = useRead(assets.contracts);
  const found = useRead(assets.contracts, { query: { q }, enabled: q !== '' });
  const items = (q ? found.data : all.data)?.items ?? [];
  const known = [...items, ...(all.data?.items ?? []), ...(found.data?.items ?? [])];
  return {
    items,
    only: all.data?.items.length === 1 ? all.data.items[0] : undefined,
    loading: all.isFetching || found.isFetching,
    error: all.error ?? found.error,
    typed: q,
    /** Nothing fits what was typed. */
    none: q !== '' && found.data !== undefined && !found.isPlaceholderData && items.length === 0,
    search: setTyped,
    chosen: (number: unknown) => known.find(({ gemContractNumber }) => gemContractNumber === number),
  };
}

export type ContractChoices = ReturnType<typeof useContracts>;
