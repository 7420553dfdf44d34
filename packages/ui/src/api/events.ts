import { isObject } from '@portal/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { queryClient, readAgain } from './queries.js';
import { send } from './send.js';

const shortest = 1_000;
const longest = 30_000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const subjectOf = ({ event = '', data }: EventSourceMessage) => {
  try {
    const told: unknown = JSON.parse(data);
    return isObject(told) && typeof told['subject'] === 'string' ? told['subject'] : event;
  } catch {
    return event;
  }
};

// Many changes in a moment (an import) become one re-read.
let touched = new Set<string>();
function note(service: string) {
  if (!touched.size) {
    setTimeout(() => {
      void readAgain(queryClient, [...touched]);
      touched = new Set();
    }, 400);
  }
  touched.add(service);
}

function heard(event: EventSourceMessage) {
  const service = subjectOf(event).split('.', 1)[0];
  if (!service) return;
  note(service);
  note('notification');
}

async function listenOnce(signal: AbortSignal, first: boolean) {
  // The stream ends with the token: it is renewed here, or the session has ended and the page says so.
  const response = await send('/api/events', { method: 'GET', headers: { accept: 'text/event-stream' }, signal });
  if (!response.body) return;
  // What happened while nobody listened is not told again.
  if (!first) void queryClient.invalidateQueries();
  const parser = createParser({ onEvent: heard });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** Listens for changes as long as somebody is signed in, and re-reads what is on screen when one is told. */
export function listen() {
  const ending = new AbortController();
  void (async () => {
    let wait = shortest;
    let first = true;
    while (!ending.signal.aborted) {
      const start = Date.now();
      await listenOnce(ending.signal, first).catch(() => undefined);
      first = false;
      wait = Date.now() - start > longest ? shortest : Math.min(wait * 2, longest);
      await pause(wait);
    }
  })();
  return () => ending.abort();
}
