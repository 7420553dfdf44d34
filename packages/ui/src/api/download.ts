import type { Operation } from '@portal/contracts';
import { addressOf, type Asking } from './call.js';
import { send } from './send.js';

const nameIn = (disposition: string | null) => {
  const plain = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return plain ? decodeURIComponent(plain) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** A file of the API as it is, fetched with the session's token. */
export async function fileOf<O extends Operation>(operation: O, asking: Asking<O> = {}) {
  return (await send(addressOf(operation, asking), { method: operation.method, signal: asking.signal })).blob();
}

/** Fetches a file of the API with the session's token and saves it under its own name. */
export async function download<O extends Operation>(operation: O, asking: Asking<O> = {}, name = 'download') {
  const response = await send(addressOf(operation, asking), { method: operation.method, signal: asking.signal });
  save(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? name);
}

/** Hands a file to the browser to save. */
export function save(content: Blob, name: string) {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
