import { isGemContractNumber, orders } from '@portal/contracts';
import { queryClient, read, useRead } from '@portal/ui';
import { useDebounce } from 'use-debounce';

const shortest = 10;
const pauseOfTyping = 500;

/** What is known about a contract number: nothing yet, being asked, unused, or used by another order. */
export type Uniqueness = 'unknown' | 'checking' | 'valid' | 'invalid' | 'failed';

const asking = (contractNumber: string) => ({ params: { contractNumber } });

/** Asks whether a contract number is unused, once ten characters are typed. `own` belongs to the order that is corrected. */
export function useUniqueness(typed: string, own?: string): Uniqueness {
  const number = typed.trim().toUpperCase();
  const [settled] = useDebounce(number, pauseOfTyping);
  const worth = number !== own && number.length >= shortest && isGemContractNumber(number);
  const { data, error, isPlaceholderData } = useRead(orders.isFree, {
    ...asking(settled),
    enabled: worth && settled === number,
  });
  if (!worth) return 'unknown';
  if (settled === number && error) return 'failed';
  if (settled !== number || !data || isPlaceholderData) return 'checking';
  return data.free ? 'valid' : 'invalid';
}

/** Whether it is known that another order has this contract number. */
export const isKnownAsUsed = (number: string) =>
  queryClient.getQueryData<{ free: boolean }>(read(orders.isFree, asking(number)).queryKey)?.free === false;
