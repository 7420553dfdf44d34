import { assetSerials } from '../asset/asset-draft.js';
import { assets } from '../asset/operations.js';
import { cover } from '../asset/cover.js';
import { devices } from '../asset/device.js';
import { makers } from '../identity/maker.js';
import { trust } from '../identity/session.js';
import { users } from '../identity/user.operations.js';
import { orders } from '../procurement/operations.js';
import { orderSellers } from '../procurement/order-sellers.js';
import { purchaseDeliveries } from '../procurement/purchase-delivery.operations.js';
import { purchaseOrders } from '../procurement/purchase-order.operations.js';
import { tickets } from '../ticketing/ticket.js';
import { internalOperations, operations } from '../operations.js';

/** The services, each of which answers the subjects that begin with its name. */
export const services = ['identity', 'registration', 'asset', 'procurement', 'ticketing', 'system'] as const;
/** Everything of ours that speaks over NATS, each with an account of its own. */
export const parts = [...services, 'gateway'] as const;
export type Service = (typeof services)[number];
export type Part = (typeof parts)[number];

/** Who looks after the portal: the runner, tests, an operator's own client. May do everything; services never get this account. */
export const operator = 'operator';

interface Row {
  /** Subjects of other services that it asks, besides identity's keys. */
  asks: readonly string[];
  /** Its durable consumers of the stream of events. */
  consumers: readonly string[];
  /** What it tells everybody outside the stream. */
  tells?: readonly string[];
  /** What it listens to outside the stream. */
  hears?: readonly string[];
}

const ofServices = {
  identity: {
    asks: [],
    consumers: [
      'identity-audit',
      'identity-notifications',
      'identity-accounts',
      'identity-account-retries',
      'identity-joinings',
      'identity-joinings-ended',
    ],
    tells: ['portal.notified'],
  },
  registration: { asks: Object.values(trust), consumers: ['registration-accounts', 'registration-joinings'] },
  asset: {
    asks: [
      users.holders.subject,
      users.colleagues.subject,
      users.buyers.subject,
      makers.known.subject,
      orders.get.subject,
      orders.proofs.subject,
      purchaseOrders.get.subject,
      purchaseDeliveries.list.subject,
      tickets.list.subject,
    ],
    consumers: ['asset-contracts', 'asset-drafts'],
  },
  procurement: {
    asks: [
      users.sellers.subject,
      users.buyers.subject,
      users.authority.subject,
      users.colleagues.subject,
      assets.stats.subject,
      assets.capacity.subject,
      assets.get.subject,
      devices.get.subject,
      cover.amcContract.subject,
      assetSerials.registered.subject,
    ],
    consumers: [
      'procurement-receivers',
      'procurement-documents',
      'procurement-purchase-documents',
      'procurement-receipts',
      'procurement-invoices',
      'procurement-escalations',
      'procurement-receipt-escalations',
      'procurement-quotes',
      'procurement-awards',
    ],
  },
  ticketing: {
    asks: [
      devices.get.subject,
      assets.search.subject,
      cover.amcContract.subject,
      users.sellers.subject,
      orderSellers.of.subject,
    ],
    consumers: ['ticketing-services'],
  },
  system: {
    asks: [],
    consumers: [],
    tells: ['portal.health', 'portal.jobs', 'portal.forget', 'backup.state', 'backup.take'],
    hears: ['portal.area-opened'],
  },
} as const satisfies Record<Service, Row>;

/** Who asks whom and who hears what: the permissions on NATS follow from this one table. */
export const traffic: Record<Part, Row> = {
  ...ofServices,
  // It asks whether each is answered, and is refused: it has no token.
  system: { ...ofServices.system, asks: [...operations.map(({ subject }) => subject), ...services.map(dropOf)] },
  gateway: {
    asks: [...operations.map(({ subject }) => subject), ...services.flatMap(fileSubjects)],
    consumers: [],
    tells: ['portal.area-opened'],
    hears: ['events.>', 'portal.notified'],
  },
};

type OfServices = (typeof ofServices)[Service];
/** The durable consumers that there are: one that has no row does not compile. */
export type ConsumerName = OfServices['consumers'][number];
/** What some service asks another: a question that has no row does not compile. */
export type AskedSubject = OfServices['asks'][number];

const stream = 'EVENTS';
const keys = [trust.keys, trust.ended];
/** What is asked of every instance at once, and where the answers go. */
const rollCalls = ['portal.health', 'portal.jobs', 'portal.forget'] as const;
const rollCallAnswers = '_INBOX_system.roll-call.>';

function dropOf(service: Service) {
  return [service, 'file', 'drop'].join('.');
}

function fileSubjects(service: Service) {
  return ['chunk', 'finish', 'drop'].map((verb) => [service, 'file', verb].join('.'));
}

/** Where the answers to a part arrive; what follows is the name of who answers. Nobody else may listen there. */
export const inboxOf = (part: string) => (part === operator ? '_INBOX' : `_INBOX_${part}`);

const isService = (part: Part): part is Service => part !== 'gateway';
const isOf = (service: Service) => (subject: string) => subject.startsWith(`${service}.`);
/** Nobody asks itself but the watch, which tries every question. */
const asksOf = (part: Part) =>
  [...traffic[part].asks, ...keys].filter((subject) => part === 'system' || !subject.startsWith(`${part}.`));

/** The subjects that a service answers. */
export const answersOf = (service: Service): string[] => [
  ...[...operations, ...internalOperations].map(({ subject }) => subject).filter(isOf(service)),
  ...fileSubjects(service),
  ...Object.values(trust).filter(isOf(service)),
];

/** An answer goes only to who asks, and only to the place where the answers of this service are expected. */
const repliesOf = (service: Service) => [
  ...parts
    .filter((part) => [...asksOf(part), ...keys].some(isOf(service)))
    .map((part) => `${inboxOf(part)}.${service}.>`),
  `${inboxOf(operator)}.>`,
  rollCallAnswers,
];

const streamOf = (part: Service) => [
  '$JS.API.INFO',
  `$JS.API.STREAM.INFO.${stream}`,
  `$JS.API.STREAM.CREATE.${stream}`,
  ...traffic[part].consumers.flatMap((name) => [
    `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${name}`,
    `$JS.API.CONSUMER.INFO.${stream}.${name}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${name}`,
    `$JS.ACK.${stream}.${name}.>`,
  ]),
];

export interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** What the account of a part may send and hear; everything else is refused. */
export function permissionsOn(part: Part): Permissions {
  const { tells = [], hears = [] } = traffic[part];
  const both = {
    publish: [...asksOf(part), ...tells],
    subscribe: [`${inboxOf(part)}.>`, 'events.identity.session.ended', ...hears],
  };
  if (!isService(part)) return both;
  return {
    // A service asks itself too: its own tokens are verified by the same questions as everybody's.
    publish: [
      ...both.publish,
      ...(part === 'identity' ? keys : []),
      `events.${part}.>`,
      ...repliesOf(part),
      ...streamOf(part),
    ],
    subscribe: [...both.subscribe, ...answersOf(part), `events.${part}.>`, ...rollCalls],
  };
}
