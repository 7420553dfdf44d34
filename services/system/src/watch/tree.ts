import { type PartCause, type PartHealth, type PartState, services } from '@portal/contracts';
import type { AreaFinding } from './probes/http.probes.js';
import type { Present } from './probes/nats.probe.js';
import type { Finding, Probe } from './probes/probe.js';
import type { Room } from './probes/room.js';
import { scannerOf } from './scanner.js';

type Latest<T = unknown> = Pick<Probe<T>, 'latest'>;

/** What was found of every part. */
export interface Findings {
  edge: Latest;
  shell: Latest;
  areas: Latest<AreaFinding[]>;
  gateways: readonly Record<'alive' | 'ready', Latest>[];
  nats: Latest;
  instances: readonly Present[];
  /** How many instances of each service there should be; of one that is not named, one. */
  expected: Partial<Record<string, number>>;
  /** Whether each has answered for so long that by now every instance that lives must have been heard, and must reach MongoDB. */
  settled: { nats: boolean; mongodb: boolean };
  mongodb: Latest;
  mail: Latest;
  disk: Latest<Room>;
  scanner: Latest | undefined;
}

/** A part at this moment. `inside` is for the log alone: what everybody reads names no host and no fault. */
export type Part = Pick<
  PartHealth,
  'name' | 'below' | 'state' | 'cause' | 'version' | 'instances' | 'latency' | 'migrations'
> & {
  inside?: string;
};

/** Bytes below which room is little, or none: MongoDB stops before the last one is used. */
const room = { little: 1_024 ** 3, none: 100 * 1_024 ** 2 };
/** Records with something in their outbox: more than the services carry in a moment. */
const mostWaiting = 500;

/** Every part in the tree, parents first: the edge, through which all is reached, the gateway, the services, and what these need. */
export function treeOf(found: Findings): Part[] {
  const edge = answering('edge', null, found.edge, 'Does not answer');
  const nats = answering('nats', 'servers', found.nats, 'NATS does not answer');
  const mongodb = answering('mongodb', 'servers', found.mongodb, 'MongoDB does not answer');
  // Through the one services are asked what they count, in the other they count it.
  const whyUntold = nats.cause ?? mongodb.cause ?? 'Not asked yet';
  const ofServices = services.map((name) => serviceOf(name, found, nats, mongodb));
  const servers = [
    nats,
    mongodb,
    answering('mail', 'servers', found.mail, 'Does not answer'),
    diskOf(found.disk.latest, mongodb),
    scannerPart(found, whyUntold),
    ...waitingParts(found.instances, whyUntold),
  ];
  return [
    edge,
    ...areasOf(found, edge),
    gatewayOf(found, nats),
    group('services', 'gateway', ofServices),
    ...ofServices,
    group('servers', 'services', servers),
    ...servers,
  ];
}

const part = (name: string, below: string | null, state: PartState, more: Partial<Part> = {}): Part => ({
  ...{ name, below, state, instances: state === 'up' || state === 'degraded' ? 1 : 0, latency: null },
  ...more,
});

const notYet = (name: string, below: string | null) => part(name, below, 'unknown', { cause: 'Not asked yet' });

function answering(name: string, below: string | null, { latest }: Latest, cause: PartCause): Part {
  if (!latest) return notYet(name, below);
  return latest.ok
    ? part(name, below, 'up', { latency: latest.latency })
    : part(name, below, 'down', { cause, inside: latest.fault });
}

/** Works while it answers; who cannot serve says so, and mostly for a reason that lies deeper. */
function gatewayOf({ gateways }: Findings, nats: Part): Part {
  const all = gateways.map(({ alive, ready }) => ({
    own: answering('gateway', 'edge', alive, 'Does not answer'),
    isReady: ready.latest?.ok !== false,
  }));
  const there = all.filter(({ own }) => own.state === 'up');
  const [one] = [...there, ...all.filter(({ own }) => own.state === 'down'), ...all];
  if (!one || there.length === 0) return one?.own ?? notYet('gateway', 'edge');
  const able = there.filter(({ isReady }) => isReady).length;
  const latency = Math.max(...there.map(({ own }) => own.latency ?? 0));
  const own = { ...one.own, instances: there.length, latency };
  if (able === 0) return { ...own, state: 'degraded', cause: nats.state === 'down' ? nats.cause : 'Not ready' };
  if (able < all.length) return { ...own, state: 'degraded', cause: 'Some instances are not ready' };
  return own;
}

function serviceOf(name: string, { instances, expected, settled }: Findings, nats: Part, mongodb: Part): Part {
  const below = 'services';
  if (nats.state === 'unknown') return notYet(name, below);
  if (nats.state === 'down') return part(name, below, 'unknown', { cause: nats.cause });
  const own = instances.filter(({ service }) => service === name);
  if (own.length === 0 && !settled.nats) return notYet(name, below);
  if (own.length === 0) return part(name, below, 'down', { cause: 'No instance answers' });
  const ready = own.filter((one) => one.ready).length;
  const more = {
    ...{ instances: own.length, latency: Math.max(...own.map(({ latency }) => latency)) },
    ...migrationsOf(own),
  };
  if (mongodb.state === 'down') return part(name, below, 'degraded', { ...more, cause: mongodb.cause });
  // It answers others at once: what is sent to it from there is lost, which the service itself knows for sure a second later.
  const isLate = isQuick(mongodb) && own.every(({ mongoIsLate }) => mongoIsLate);
  if (ready === own.length && isLate)
    return part(name, below, 'degraded', { ...more, cause: 'Does not reach MongoDB' });
  const isWhole = own.length >= (expected[name] ?? 1) || !settled.nats;
  if (ready === own.length && isWhole) return part(name, below, more.migrations?.failed ? 'degraded' : 'up', more);
  if (ready > 0) return part(name, below, 'degraded', { ...more, cause: 'Some instances are not ready' });
  if (own.some(({ mongo }) => mongo)) return part(name, below, 'down', { ...more, cause: 'Not ready' });
  // Mostly MongoDB itself has gone, which is about to be known, or has just come back.
  const isAlone = settled.mongodb && own.every(({ lostMongo }) => lostMongo);
  return part(name, below, isAlone ? 'down' : 'degraded', { ...more, cause: 'Does not reach MongoDB' });
}

/** Milliseconds within which an answer comes quickly; where it takes longer, the whole machine may be busy. */
const quickAnswer = 250;
const isQuick = ({ state, latency }: Part) => state === 'up' && latency !== null && latency <= quickAnswer;

/** What is left of bringing the database on, which all instances share: as one of them says it, and nothing where nothing is. */
function migrationsOf(own: readonly Present[]): Pick<Part, 'migrations' | 'inside'> {
  const migrations = own.find((one) => one.migrations)?.migrations;
  if (!migrations || Object.values(migrations).every((count) => count === 0)) return {};
  const { waiting, running, failed } = migrations;
  return { migrations, inside: `steps between versions: ${waiting} wait, ${running} run, ${failed} failed` };
}

function diskOf(latest: Finding<Room> | undefined, mongodb: Part): Part {
  if (!latest) return notYet('disk', 'servers');
  if (!latest.ok) return part('disk', 'servers', 'unknown', { cause: mongodb.cause, inside: latest.fault });
  const { free, folder } = latest.value;
  const inside = `${Math.round(free / 1_024 ** 2)} MiB are free${folder ? ` in ${folder}` : ''}`;
  if (free < room.none) return part('disk', 'servers', 'down', { cause: 'No space is left', inside });
  if (free < room.little) return part('disk', 'servers', 'degraded', { cause: 'Little space is left', inside });
  return part('disk', 'servers', 'up');
}

function scannerPart({ scanner, instances }: Findings, whyUntold: PartCause): Part {
  const found = scannerOf(instances);
  const told = found.state === 'unknown' ? { ...found, cause: whyUntold } : found;
  const own = scanner?.latest;
  if (!own) return told;
  if (!own.ok) return part('virus-scanner', 'servers', 'down', { cause: 'Does not answer', inside: own.fault });
  return { ...told, latency: own.latency };
}

/** What waits in the services, each of which has one backlog that its instances share. */
function waitingParts(instances: readonly Present[], whyUntold: PartCause): Part[] {
  const of = (name: string, what: 'outbox' | 'deadLetters', most: number, cause: PartCause) => {
    const told = new Map(instances.flatMap((one) => (one[what] === undefined ? [] : [[one.service, one[what]]])));
    if (told.size === 0) return part(name, 'servers', 'unknown', { cause: whyUntold });
    const count = [...told.values()].reduce((sum, one) => sum + one, 0);
    return count > most
      ? part(name, 'servers', 'degraded', { cause, inside: `${count} wait` })
      : part(name, 'servers', 'up');
  };
  return [
    of('outbox', 'outbox', mostWaiting, 'Events wait to be carried'),
    of('dead-letters', 'deadLetters', 0, 'Some events could not be applied'),
  ];
}

/** What the edge hands out; who reaches it through nobody else cannot be asked without it. */
function areasOf({ shell, areas }: Findings, edge: Part): Part[] {
  if (edge.state === 'down')
    return ['shell', 'registry'].map((name) => part(name, 'edge', 'unknown', { cause: 'The edge does not answer' }));
  const registry = answering('registry', 'edge', areas, 'The registry of the areas cannot be read');
  const named = areas.latest?.ok ? areas.latest.value : [];
  return [answering('shell', 'edge', shell, 'Does not answer'), registry, ...named.map(areaOf)];
}

function areaOf(area: AreaFinding): Part {
  if (!area.readable) return part(area.name, 'edge', 'down', { cause: 'Its line in the registry cannot be read' });
  const { name, version, latency } = area;
  return area.ok
    ? part(name, 'edge', 'up', { version, latency })
    : part(name, 'edge', 'down', { version, cause: 'Its script is missing' });
}

/** Some parts together: it works with less as soon as one of them does not. */
function group(name: string, below: string, members: readonly Part[]): Part {
  const used = members.filter(({ state }) => state !== 'off');
  const all = (...states: PartState[]) => used.every(({ state }) => states.includes(state));
  const instances = used.reduce((sum, member) => sum + member.instances, 0);
  if (all('up')) return part(name, below, 'up', { instances });
  const cause = used.find((member) => member.state === 'unknown')?.cause;
  if (all('unknown')) return part(name, below, 'unknown', { cause, instances });
  const isDown = all('down', 'unknown');
  return part(name, below, isDown ? 'down' : 'degraded', { cause: 'Some of its parts are down', instances });
}

const essential = ['edge', 'gateway', 'nats', 'mongodb', 'identity'];

/** How the whole is: down without what everything goes through, and with less as soon as one part is not up. */
export function wholeOf(parts: readonly Pick<Part, 'name' | 'state'>[]): 'up' | 'degraded' | 'down' {
  if (parts.some(({ name, state }) => state === 'down' && essential.includes(name))) return 'down';
  return parts.every(({ state }) => state === 'up' || state === 'off') ? 'up' : 'degraded';
}
