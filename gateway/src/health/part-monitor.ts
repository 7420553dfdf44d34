import { type Area, areasIn, type Health, services } from '@portal/contracts';
import { log, natsAnswers, type Present, rollCall, type Verifier } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';

const interval = 5_000;
const timeout = 1_000;

interface Sign {
  service: string;
  instance: string;
  version: string;
  ready: boolean;
  mongo: boolean;
  files?: { scanner: 'off' | 'up' | 'down' | 'unknown'; waiting: number };
}
interface Part {
  state: Health['parts'][number]['state'];
  version?: string;
  instances: number;
  latency: number | null;
  what?: string;
  /** What only the log says: health is shown to everybody. */
  inside?: string;
}

/** Looks at every part of the portal each five seconds and remembers when it last failed. */
export class PartMonitor {
  private readonly failures = new Map<string, { at: string; what: string }>();
  private parts = new Map<string, Part>();
  /** The areas as the registry named them last. */
  areas: readonly Area[] = [];
  private checkedAt = new Date(0).toISOString();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly connection: NatsConnection,
    private readonly edge: string,
    private readonly verifier: Verifier,
  ) {}

  start() {
    void this.verifier.refresh().catch(() => false);
    void this.look();
    this.timer = setInterval(() => void this.look(), interval).unref();
  }

  stop() {
    clearInterval(this.timer);
  }

  health(): Health {
    const parts = [...this.parts].map(([name, part]) => ({
      name,
      state: part.state,
      what: part.what,
      version: part.version,
      instances: part.instances,
      latency: part.latency,
      lastFailure: this.failures.get(name) ?? null,
    }));
    const worst = parts.some(({ state }) => state === 'down') ? 'degraded' : 'up';
    return { status: parts.length ? worst : 'degraded', checkedAt: this.checkedAt, parts };
  }

  isUp(service: string) {
    return this.parts.get(service)?.state === 'up';
  }

  /** Whether requests can be served: identity was up when it was last looked at, and NATS answers now. */
  async isReady() {
    return this.isUp('identity') && (await natsAnswers(this.connection));
  }

  private async look() {
    const [signs, shell, registry] = await Promise.all([
      rollCall<Sign>(this.connection, 'gateway', 'portal.health'),
      this.fetched('/'),
      this.fetched('/registry.json'),
    ]);
    const found = new Map<string, Part>();
    found.set('gateway', { state: 'up', version: '0.1.0', instances: 1, latency: 0 });
    found.set(
      'nats',
      this.connection.isClosed() || signs === undefined
        ? down('not connected')
        : { state: 'up', instances: 1, latency: null },
    );
    for (const service of services)
      found.set(service, partOf((signs ?? []).filter((sign) => sign.service === service)));
    const mongo = (signs ?? []).filter((sign) => sign.mongo).length;
    found.set('mongodb', mongo > 0 ? { state: 'up', instances: 1, latency: null } : down('no service reaches it'));
    found.set('virus-scanner', scannerOf(signs ?? []));
    found.set(
      'shell',
      shell.ok ? { state: 'up', instances: 1, latency: shell.latency } : down('the edge does not answer'),
    );
    for (const [name, part] of await this.remotes(registry.text)) found.set(name, part);
    this.note(found);
  }

  private note(found: Map<string, Part>) {
    this.checkedAt = new Date().toISOString();
    for (const [name, part] of found) {
      if (part.inside && part.inside !== this.parts.get(name)?.inside)
        log.warn({ part: name, state: part.state }, part.inside);
      if (part.state !== 'up' && part.state !== 'off')
        this.failures.set(name, { at: this.checkedAt, what: part.what ?? 'not ready' });
    }
    this.parts = found;
  }

  private async fetched(path: string) {
    const began = performance.now();
    try {
      const response = await fetch(this.edge + path, { signal: AbortSignal.timeout(timeout) });
      return { ok: response.ok, text: await response.text(), latency: Math.round(performance.now() - began) };
    } catch {
      return { ok: false, text: '', latency: 0 };
    }
  }

  /** Every area that the registry names: whether the entry of its live release is there. */
  private async remotes(registry: string): Promise<[string, Part][]> {
    const unreadable: string[] = [];
    try {
      this.areas = areasIn(JSON.parse(registry), (name) => unreadable.push(name));
    } catch {
      return [['registry', down('the edge has no registry of the areas')]];
    }
    const broken = unreadable.map((name): [string, Part] => [name, down('its line in the registry cannot be read')]);
    const asked = this.areas.map(async ({ name, entry, version }): Promise<[string, Part]> => {
      const { ok, latency } = await this.fetched(entry);
      return ok
        ? [name, { state: 'up', version, instances: 1, latency }]
        : [name, { ...down('its script is missing'), version }];
    });
    return [...(await Promise.all(asked)), ...broken];
  }
}

const down = (what: string): Part => ({ state: 'down', instances: 0, latency: null, what });

function partOf(signs: Present<Sign>[]): Part {
  const [first] = signs;
  if (!first) return down('no instance answers');
  const ready = signs.filter((sign) => sign.ready);
  const state = ready.length === signs.length ? 'up' : ready.length > 0 ? 'degraded' : 'down';
  return {
    state,
    version: first.version,
    instances: signs.length,
    latency: Math.max(...signs.map(({ latency }) => latency)),
    what: state === 'up' ? undefined : 'not ready',
  };
}

/** The virus scanner as the services find it; each has files of its own, which its instances share. Strangers see its state alone. */
export function scannerOf(signs: readonly Pick<Sign, 'service' | 'files'>[]): Part {
  const known = signs.flatMap(({ service, files }) => (files ? [{ service, ...files }] : []));
  const those = (scanner: NonNullable<Sign['files']>['scanner']) => [
    ...new Set(known.filter((one) => one.scanner === scanner).map(({ service }) => service)),
  ];
  const [off, away, unknown] = [those('off'), those('down'), those('unknown')];
  if (known.every(({ scanner }) => scanner === 'off')) {
    const inside = known.length > 0 ? 'not set up: files are handed out unscanned' : undefined;
    return { state: 'off', instances: 0, latency: null, inside };
  }
  const waiting = new Map(known.map(({ service, waiting: count }) => [service, count]));
  const files = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  const inside = [
    away.length > 0 ? `does not answer ${away.join(', ')}` : [],
    off.length > 0 ? `not set up in ${off.join(', ')}: files are handed out unscanned` : [],
    unknown.length > 0 ? `unknown to ${unknown.join(', ')}` : [],
    files > 0 ? `${files} files wait for it` : [],
  ].flat();
  const mixed = off.length + unknown.length > 0 ? 'degraded' : 'up';
  const state = away.length > 0 ? 'down' : mixed;
  return { state, instances: state === 'down' ? 0 : 1, latency: null, inside: inside.join('; ') || undefined };
}
