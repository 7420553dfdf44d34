import { isObject, type Cause, type Conflict } from '@portal/contracts';

/** A refusal or a failure of the API, with the words to show. */
export class ApiError extends Error {
  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    /** The message to show: an English text that is also the key of its translation. */
    readonly error: string,
    readonly fields: Record<string, string> = {},
    /** Seconds after which another try makes sense. */
    readonly retryAfter?: number,
    readonly traceId?: string,
    /** Who was faster, with what, and when. */
    readonly conflict?: Conflict,
    /** What the message says, for pages that say it in the reader's language. */
    override readonly cause?: Cause,
  ) {
    super(error);
  }
}

const minutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

interface Told {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  traceId?: string;
  conflict?: Conflict;
  cause?: Cause;
}

const isTold = (answer: unknown): answer is Told => isObject(answer);

/** Reads the error of an answer: the words of the spec for 401 and 429, else what the server said. */
export function errorOf(status: number, statusText: string, retryAfter: string | null, answer: unknown) {
  const told = isTold(answer) ? answer : {};
  const code = told.code ?? `HTTP_${status}`;
  if (status === 429) {
    const seconds = Number(retryAfter) || 60;
    // A locked sign-in says so itself, with the time.
    if (told.error?.includes('Please try again in')) {
      return new ApiError(status, code, told.error, told.fields, seconds, told.traceId);
    }
    const wait = `Rate limit exceeded. Please try again in ${minutes(seconds)} minute(s).`;
    const more = told.error && told.error !== 'Rate limit exceeded' ? ` ${told.error}` : '';
    return new ApiError(status, code, `${wait}${more}`, told.fields, seconds, told.traceId);
  }
  const wait = retryAfter ? Number(retryAfter) || undefined : undefined;
  const words = told.error ?? `HTTP ${status}: ${statusText}`;
  return new ApiError(status, code, words, told.fields, wait, told.traceId, told.conflict, told.cause);
}

/** No answer came; a browser that knows it is offline says so. */
export const networkError = (cause: unknown) =>
  navigator.onLine
    ? new ApiError(0, 'NETWORK', `Network error: ${cause instanceof Error ? cause.message : String(cause)}`)
    : new ApiError(0, 'OFFLINE', 'Network error: you are offline');

/** Whether the portal failed or was not reached, and did not refuse: what it says then is not about what was asked. */
export const isFault = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The words to show for anything that was thrown. */
export function messageOf(error: unknown) {
  if (error instanceof ApiError) return error.error;
  // A part of the portal that is fetched when it is needed did not come: webpack's name for it.
  if (error instanceof Error && error.name === 'ChunkLoadError') return networkError(error).error;
  return 'An unexpected error occurred';
}
