import type { Operation } from '@portal/contracts';
import { useEffect, useRef, useState } from 'react';
import type { Asking } from '../api/call.js';
import { messageOf } from '../api/api-error.js';
import { download, type Received } from '../api/download.js';

/** Saves files of the API, one at a time: how much of it has come, why it did not, and a way to call it off. */
export function useDownload() {
  const calling = useRef<AbortController>(undefined);
  const [received, setReceived] = useState<Received>();
  const [error, setError] = useState<string>();
  const cancel = () => calling.current?.abort();
  // Whoever leaves the page does not wait for it any more.
  useEffect(() => cancel, []);
  const start = async <O extends Operation>(operation: O, asking: Asking<O>, name: string) => {
    const { signal } = (calling.current = new AbortController());
    setReceived({ bytes: 0, total: undefined });
    setError(undefined);
    try {
      await download(operation, { ...asking, signal }, name, setReceived);
    } catch (thrown) {
      if (!signal.aborted) setError(messageOf(thrown));
    }
    setReceived(undefined);
  };
  return { start, cancel, received, error };
}
