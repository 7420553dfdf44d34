import type { Operation, ReplyOf } from '@portal/contracts';
import {
  type Query,
  QueryClient,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, isFault } from './api-error.js';
import { call, newKey, type Asking } from './call.js';
import { isGone, noteWritten, serviceOf } from './gone.js';

const worthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 503;

/** The portal's one cache of what the server said. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && worthRetrying(error),
      retryDelay: 600,
      // Without a network the worker answers what it kept, and everything else says at once that there is none.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A read of an operation, for `useQuery`, `useQueries` and `prefetchQuery`. */
export const read = <O extends Operation>(operation: O, asking: Omit<Asking<O>, 'signal'> = {}) =>
  queryOptions<ReplyOf<O>>({
    queryKey: [operation.subject, asking.params ?? {}, asking.query ?? {}, ...(asking.body ? [asking.body] : [])],
    queryFn: ({ signal }) => call(operation, { ...asking, signal }),
  });

interface Reading<O extends Operation> {
  enabled?: boolean;
  /** In how many milliseconds it is read again by itself, as long as the answer says something that is under way. */
  again?: (answer: ReplyOf<O>) => number | false;
}

/** Reads an operation and keeps the screen up to date; a changed question keeps the old answer until the new one is here. */
export const useRead = <O extends Operation>(operation: O, asking: Asking<O> & Reading<O> = {}) =>
  useQuery({
    ...read(operation, asking),
    enabled: asking.enabled ?? true,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data === undefined ? false : (asking.again?.(state.data) ?? false)),
  });

/**
 * Reads what a page stands on: while that cannot be read again, what was read stays, and with it what is typed there.
 * Only a refusal takes it away: it is gone, or may no longer be seen.
 */
export function useKeptRead<O extends Operation>(operation: O, asking: Asking<O> & Reading<O> = {}) {
  const { data, error, isFetching, refetch } = useRead(operation, asking);
  const isRefused = error instanceof ApiError && !isFault(error) && error.status !== 429;
  return { data, isFetching, refetch, error: data === undefined || isRefused ? error : null };
}

/** Reads everything of these services again that is on screen, but not what was asked of a record that is gone. */
export async function readAgain(client: QueryClient, services: string[]) {
  const touched = ({ queryKey: [subject] }: Query) =>
    typeof subject === 'string' && services.includes(serviceOf(subject) ?? '');
  await client.invalidateQueries({
    predicate: (query) => touched(query) && isGone(query),
    refetchType: 'none',
  });
  await client.invalidateQueries({ predicate: (query) => touched(query) && !isGone(query) });
}

/** A file as what it is told apart by: written as JSON, all are alike. */
const fileWord = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** One key for one content: a repetition after a lost answer keeps it, a corrected form, or another record, gets another. */
function useKeys() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor({ params, query, body, files }: Asking) {
      const content = JSON.stringify([params, query, body, files], fileWord);
      if (last.current?.content !== content) last.current = { content, key: newKey() };
      return last.current.key;
    },
    forget: () => (last.current = undefined),
  };
}

/** Asks an operation that changes something; what it touches is read again. Repeating a lost submission changes nothing twice. */
export function useWrite<O extends Operation>(operation: O) {
  const client = useQueryClient();
  const keys = useKeys();
  return useMutation<ReplyOf<O>, Error, Asking<O>>({
    mutationFn: (asking) => call(operation, { idempotencyKey: keys.keyFor(asking), ...asking }),
    onSuccess: async (_, { params }) => {
      keys.forget();
      await noteWritten(client, operation, params);
      await readAgain(client, [serviceOf(operation.subject) ?? '']);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.forget();
    },
  });
}
