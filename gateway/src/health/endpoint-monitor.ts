import { operations } from '@portal/contracts';
import type { Bus } from '@portal/service-kit';
import { headers } from '@nats-io/transport-node';
import type { PartMonitor } from './part-monitor.js';

const interval = 30_000;
const gap = 25;

interface Checked {
  endpoint: string;
  method: string;
  page: string;
  status: 'checking' | 'connected' | 'error' | 'disconnected';
  responseTime: number | null;
  error?: string;
  lastChecked: string | null;
}

/**
 * Checks every operation each 30 seconds. Reads are asked without a token: the refusal (401) proves that somebody answers, and
 * nothing is changed. Writes are not sent; they are as reachable as their service.
 */
export class EndpointMonitor {
  private readonly checked: Checked[] = operations.map(({ path, method, subject }) => ({
    endpoint: `/api${path}`,
    method,
    page: subject.split('.')[0] ?? '',
    status: 'checking',
    responseTime: null,
    lastChecked: null,
  }));
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly bus: Bus,
    private readonly parts: PartMonitor,
  ) {}

  start() {
    this.timer = setInterval(() => void this.round(), interval).unref();
    void this.round();
  }

  stop() {
    clearInterval(this.timer);
  }

  items() {
    return this.checked;
  }

  private async round() {
    for (const [index, operation] of operations.entries()) {
      const entry = this.checked[index];
      if (!entry) continue;
      Object.assign(
        entry,
        operation.method === 'GET' && !operation.download
          ? await this.read(operation.subject)
          : this.assumed(entry.page),
        { lastChecked: new Date().toISOString() },
      );
      await new Promise((resolve) => setTimeout(resolve, gap));
    }
  }

  private async read(subject: string): Promise<Pick<Checked, 'status' | 'responseTime' | 'error'>> {
    const began = performance.now();
    const { status } = await this.bus.request(subject, '', headers(), 2_000);
    const responseTime = Math.round(performance.now() - began);
    if (status === 503 || status === 504) return { status: 'disconnected', responseTime: null, error: 'No answer' };
    if (status >= 500) return { status: 'error', responseTime, error: 'Internal Server Error' };
    return { status: 'connected', responseTime, error: undefined };
  }

  private assumed(service: string): Pick<Checked, 'status' | 'responseTime' | 'error'> {
    return this.parts.isUp(service)
      ? { status: 'connected', responseTime: null, error: undefined }
      : { status: 'disconnected', responseTime: null, error: 'No answer' };
  }
}
