import type { Operation } from '@portal/contracts';
import { addressOf, type Asking } from './call.js';
import { networkError } from './api-error.js';
import { send } from './send.js';

/** How much of a file has come, in bytes; `total` where the answer says it. */
export interface Received {
  bytes: number;
  total: number | undefined;
}

const nameIn = (disposition: string | null) => {
  const plain = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return plain ? decodeURIComponent(plain) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** A file of the API as it is, fetched with the session's token. */
export async function fileOf<O extends Operation>(operation: O, asking: Asking<O> = {}) {
  return (await send(addressOf(operation, asking), { method: operation.method, signal: asking.signal })).blob();
}

/** Fetches a file of the API with the session's token and saves it under its own name; a part of one is never saved. */
export async function download<O extends Operation>(
  operation: O,
  asking: Asking<O> = {},
  name = 'download',
  onReceived?: (received: Received) => void,
) {
  const response = await send(addressOf(operation, asking), { method: operation.method, signal: asking.signal });
  const content = onReceived ? await counted(response, onReceived, asking.signal) : await response.blob();
  save(content, nameIn(response.headers.get('content-disposition')) ?? name);
}

/** The whole of an answer, telling how much of it has come. */
async function counted(response: Response, onReceived: (received: Received) => void, signal?: AbortSignal) {
  const total = Number(response.headers.get('content-length')) || undefined;
  const parts: BlobPart[] = [];
  let bytes = 0;
  onReceived({ bytes, total });
  try {
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      parts.push(next.value);
      bytes += next.value.length;
      onReceived({ bytes, total });
    }
  } catch (cause) {
    // What breaks off in the middle is told as what never came.
    throw signal?.aborted ? cause : networkError(cause);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Hands a file to the browser to save. */
export function save(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
