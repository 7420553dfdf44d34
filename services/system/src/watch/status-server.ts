import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HistoryPeriod, historyPeriods, isOneOf, type StatusNews, type WatchHistory } from '@portal/contracts';
import { type Beside, log, type RunningService } from '@portal/service-kit';
import type { EndpointMonitor } from '../endpoints/endpoint-monitor.js';
import { HistoryService } from '../history/history.service.js';
import { IncidentService } from '../incidents/incident.service.js';
import { MaintenanceService } from '../maintenance/maintenance.service.js';
import type { Keeper } from './keeper.js';
import { badgeOf } from './page/badge.js';
import { policyFor, statusPage } from './page/status-page.js';
import { Soon } from './soon.js';
import type { Watch } from './watch.js';

interface Answer {
  status?: number;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

interface Parts {
  watch: Watch;
  keeper: Keeper;
  endpoints: EndpointMonitor;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

const noNews: StatusNews = { incidents: [], maintenance: [] };

/**
 * What everybody may know of the portal, on the service's own port: it waits for no server, and the edge sends people here past the
 * gateway. What is stored is shown as it was read last while MongoDB is away.
 */
export class StatusServer implements Beside {
  private service?: Pick<RunningService, 'get'>;
  private readonly news = new Soon<StatusNews>(5_000, noNews);
  private readonly histories = new Map(
    historyPeriods.map((period) => [period, new Soon<WatchHistory>(30_000, { period, parts: [] })]),
  );

  constructor(private readonly parts: Parts) {}

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
    const found = this.answers[pathname];
    if (!found) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return true;
    }
    found(periodOf(searchParams)).then(
      (answer) => send(answer, request, response),
      (error: unknown) => {
        log.error({ error: String(error) }, 'the status was not shown');
        response.writeHead(500).end();
      },
    );
    return true;
  }

  join(service: RunningService) {
    this.service = service;
    this.parts.keeper.start(service);
    this.parts.endpoints.start(service.kit);
  }

  async stop() {
    this.parts.endpoints.stop();
    await this.parts.keeper.stop();
    await this.parts.watch.stop();
  }

  private readonly answers: Record<string, (period: HistoryPeriod) => Promise<Answer>> = {
    '/api/health': async () => Promise.resolve(json(this.parts.watch.health())),
    '/api/health/endpoints': async () => Promise.resolve(json({ items: this.parts.endpoints.items() })),
    '/api/health/history': async (period) => json(await this.historyOf(period)),
    '/api/health/news': async () => json(await this.readNews()),
    '/status': async (period) => {
      const [news, history] = await Promise.all([this.readNews(), this.historyOf(period)]);
      const page = statusPage({ health: this.parts.watch.health(), news, history });
      return { type: 'text/html; charset=utf-8', body: page, headers: { 'content-security-policy': policyFor(page) } };
    },
    '/status.json': async () => {
      const health = this.parts.watch.health();
      return Promise.resolve(json(health, health.status === 'down' ? 503 : 200));
    },
    '/status/badge.svg': async () =>
      Promise.resolve({ type: 'image/svg+xml', body: badgeOf(this.parts.watch.health()) }),
  };

  private async readNews(): Promise<StatusNews> {
    const { service } = this;
    return this.news.read(async () => {
      if (!service) throw new Error('the service has not started');
      const [incidents, maintenance] = await Promise.all([
        service.get(IncidentService).news(),
        service.get(MaintenanceService).news(),
      ]);
      return { incidents, maintenance };
    });
  }

  private async historyOf(period: HistoryPeriod): Promise<WatchHistory> {
    const { service } = this;
    const read = () =>
      service ? service.get(HistoryService).read(period) : Promise.reject(new Error('the service has not started'));
    return (await this.histories.get(period)?.read(read)) ?? { period, parts: [] };
  }
}

function periodOf(query: URLSearchParams): HistoryPeriod {
  const asked = query.get('period') ?? '24h';
  return isOneOf(historyPeriods, asked) ? asked : '24h';
}

function send({ status = 200, type, body, headers }: Answer, { method }: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
