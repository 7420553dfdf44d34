import { headers } from '@nats-io/transport-node';
import { type EndpointHealth, operations, type Operation } from '@portal/contracts';
import type { Bus, Kit } from '@portal/service-kit';
import { pageOfPath } from './pages.js';

const interval = 30_000;
const timeout = 2_000;
const atOnce = 8;

type Result = Pick<EndpointHealth, 'status' | 'responseTime' | 'error'>;

/** A filter that no question has: whoever it reaches refuses it before anything is done. */
export const unknownFilter = 'probe=1';

const own = ['/health', '/health/endpoints'];

/**
 * Asks every operation each 30 seconds, reads and writes alike, and changes nothing: without a token the guard refuses (401) before
 * anything else, and where anybody may ask, the reader of the input refuses a filter that there is not (422). Either proves an answer.
 */
export class EndpointMonitor {
  private readonly checked: EndpointHealth[] = [
    ...operations.map(({ path, method }) => unchecked(path, method)),
    ...own.map((path) => unchecked(path, 'GET')),
  ];
  private timer?: NodeJS.Timeout;

  constructor(private readonly edge: string) {}

  start({ bus }: Pick<Kit, 'bus'>) {
    this.timer = setInterval(() => void this.round(bus), interval).unref();
    void this.round(bus);
  }

  stop() {
    clearInterval(this.timer);
  }

  items(): readonly EndpointHealth[] {
    return this.checked;
  }

  /** Asks all of them once, some at a time. */
  async round(bus: Bus) {
    const due = this.checked.entries();
    const work = async () => {
      for (const [index, entry] of due) {
        const operation = operations[index];
        const result = operation ? await this.ask(bus, operation) : await this.fetched(entry.endpoint);
        Object.assign(entry, { error: undefined, ...result, lastChecked: new Date().toISOString() });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  private async ask(bus: Bus, operation: Operation): Promise<Result> {
    const head = headers();
    head.set('query', unknownFilter);
    const began = performance.now();
    const upload = operation.subject.endsWith('.file.upload');
    // A file is brought in parts; what would let go of one that nobody began is refused as all of them are.
    const subject = upload ? operation.subject.replace(/upload$/, 'drop') : operation.subject;
    const { status, body } = await bus.request(subject, '', head, timeout);
    const responseTime = Math.round(performance.now() - began);
    if ((status === 503 || status === 504) && body.length === 0)
      return { status: 'disconnected', responseTime: null, error: 'No answer' };
    const open = upload ? [400, 401] : [422];
    return verdictOf(status, upload || operation.needs === 'public' ? open : [401], responseTime);
  }

  private async fetched(path: string): Promise<Result> {
    const began = performance.now();
    try {
      const { status } = await fetch(this.edge + path, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
      return verdictOf(status, [200], Math.round(performance.now() - began));
    } catch {
      return { status: 'disconnected', responseTime: null, error: 'No answer' };
    }
  }
}

const unchecked = (path: string, method: string): EndpointHealth => ({
  endpoint: `/api${path}`,
  method,
  page: pageOfPath[path.split('/')[1] ?? ''] ?? 'System',
  status: 'checking',
  responseTime: null,
  lastChecked: null,
});

function verdictOf(status: number, expected: readonly number[], responseTime: number): Result {
  if (expected.includes(status)) return { status: 'connected', responseTime };
  const error = errors[status] ?? (status < 400 ? 'Answered without a sign-in' : 'Answered otherwise than expected');
  return { status: 'error', responseTime, error };
}

const errors: Record<number, string> = { 500: 'Internal Server Error', 503: 'Not available right now' };
