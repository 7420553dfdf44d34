import { isObject } from '@portal/contracts';
import { refresh } from '../session/refresh.js';
import { token } from '../session/token.js';
import { errorOf, networkError } from './api-error.js';
import { headersOfReader, isAboutToken } from './send.js';

export interface Progress {
  (part: number): void;
}

interface Uploading {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  files?: Record<string, File | File[] | undefined>;
  onProgress?: Progress;
  signal?: AbortSignal;
}

function formOf({ body, files = {} }: Uploading) {
  const form = new FormData();
  for (const [name, value] of Object.entries(isObject(body) ? body : {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, given] of Object.entries(files)) {
    for (const file of given === undefined ? [] : [given].flat()) form.append(name, file);
  }
  return form;
}

interface Answer {
  status: number;
  statusText: string;
  retryAfter: string | null;
  text: string;
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A refusal. What stands before the portal refuses without its words: then its own are shown, unless they are a page. */
function refusal({ status, statusText, retryAfter, text }: Answer) {
  const told = parse(text);
  if ((isObject(told) && told['error']) || status === 429) return errorOf(status, statusText, retryAfter, told);
  const words = [`Upload failed: ${status}`, text && !text.includes('<') ? text : statusText];
  return errorOf(status, statusText, retryAfter, {
    ...(isObject(told) ? told : {}),
    error: words.filter(Boolean).join(' - '),
  });
}

const once = (path: string, uploading: Uploading) =>
  new Promise<Answer>((resolve, reject) => {
    const { method, headers, onProgress, signal } = uploading;
    signal?.throwIfAborted();
    // fetch does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ ...headers, ...headersOfReader() }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        retryAfter: request.getResponseHeader('retry-after'),
        text: request.responseText,
      });
    request.onerror = () => reject(networkError('the connection was lost'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(formOf(uploading));
  });

/** Sends a form with files and tells how far it is. */
export async function upload(path: string, uploading: Uploading): Promise<unknown> {
  const held = token.read();
  let answer = await once(path, uploading);
  if (held && isAboutToken(answer.status, parse(answer.text)) && (await refresh(held)))
    answer = await once(path, uploading);
  if (answer.status >= 200 && answer.status < 300) return parse(answer.text);
  throw refusal(answer);
}
