import { randomBytes } from 'node:crypto';
import { type Actor, type Asset, assets, makers, type Operation, type PortalEvent, users } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, publishEvents, startTestService, type TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { definition } from '../definition.js';

export const buyerOrganization = actorOf('Buyer').organizationId;
const sellerOrganization = actorOf('Seller').organizationId;

/** The brands whose makers have an account on the bench. */
const knownMakers = ['Dell', 'HP'];

/** The asset service under test, with what its neighbours would say. */
export interface AssetBench extends TestService {
  /** Tells of an order as procurement does, and waits until it is known here. */
  tell(order?: Partial<AnnouncedOrder>, revision?: number): Promise<AnnouncedOrder>;
  publish(order: AnnouncedOrder, revision: number): Promise<void>;
  /** A free body of a new asset under a contract. */
  newAsset(order: AnnouncedOrder, changes?: Record<string, unknown>): Record<string, unknown>;
  /** Registers one and gives it back. */
  register(order: AnnouncedOrder, changes?: Record<string, unknown>): Promise<Asset>;
  /** What the asset service told of a subject. */
  heard(subject: string, recordId: string): Promise<PortalEvent>;
  events: PortalEvent[];
  /** Reads a download to its end. */
  download(
    operation: Operation,
    options: { token: string; params?: Record<string, string>; query?: Record<string, string> },
  ): Promise<string>;
}

const unique = () => randomBytes(4).toString('hex').toUpperCase();

/** Starts the service with an identity that knows these end users. */
export async function startAssetBench(holders: Record<string, unknown>[] = []): Promise<AssetBench> {
  const service = await startTestService(definition);
  const { nats } = service;
  const events: PortalEvent[] = [];
  nats.subscribe('events.asset.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  nats.subscribe(users.holders.subject, {
    callback: (_, message) => {
      const id = new URLSearchParams(message.headers?.get('query')).get('id');
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items: holders.filter((holder) => !id || holder['id'] === id) }), {
        headers: head,
      });
    },
  });
  nats.subscribe(makers.known.subject, {
    callback: (_, message) => {
      const { brand } = message.json<{ brand: string }>();
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ known: knownMakers.includes(brand) }), { headers: head });
    },
  });
  const publish = (order: AnnouncedOrder, revision: number) => publishEvents(nats, eventOf(order, revision));
  const admin = await service.tokenFor('Super Admin');
  const tell = async (changes: Partial<AnnouncedOrder> = {}, revision = 1) => {
    const order = orderFrom(changes);
    await publish(order, revision);
    await eventually(async () => {
      const found = await service.kit.database
        .collection<{ _id: string; revision: number }>('contracts')
        .findOne({ _id: order.id });
      if (!found || found.revision < revision) throw new Error('not known yet');
    });
    return order;
  };
  const newAsset = ({ gemContractNumber }: AnnouncedOrder, changes = {}) => ({
    name: 'Dell Latitude 5450',
    category: 'Laptop',
    serialNumber: `SN${unique()}`,
    gemContractNumber,
    value: 52_000.5,
    purchaseDate: '2026-01-15',
    manufacturer: 'Dell',
    ...changes,
  });
  return {
    ...service,
    events,
    publish,
    tell,
    newAsset,
    download: async (operation, options) => (await service.read(operation, options)).toString('utf8'),
    async register(order, changes) {
      const answer = await service.call(assets.create, { token: admin, body: newAsset(order, changes) });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body as Asset;
    },
    heard: (subject, recordId) =>
      eventually(async () => {
        const event = events.find(
          (one) => one.subject === subject && (one.record.id === recordId || one.data['assetId'] === recordId),
        );
        if (!event) throw new Error(`${subject} was not told`);
        return event;
      }),
  };
}

/** An order that nobody was told of yet. */
export function orderFrom(changes: Partial<AnnouncedOrder> = {}): AnnouncedOrder {
  const id = `order${unique()}`;
  return {
    source: 'gem',
    id,
    gemContractNumber: `GEMC-${unique()}-1`,
    status: 'Approved',
    sellerOrganizationId: sellerOrganization,
    sellerName: 'Seller organization',
    buyerOrganizationId: buyerOrganization,
    buyerName: 'Buyer organization',
    gemBuyerDepartmentName: 'District Office',
    quantities: { Laptop: 10, Desktop: 5 },
    lines: [],
    ...changes,
  };
}

function eventOf(order: AnnouncedOrder, revision: number): PortalEvent {
  const by: Pick<Actor, 'id' | 'name' | 'role' | 'organizationId'> = actorOf('Super Admin');
  return {
    id: `orders:${order.id}:${revision}`,
    subject: 'procurement.order.approved',
    at: new Date().toISOString(),
    by: { id: by.id, name: by.name, role: by.role, organizationId: by.organizationId },
    record: { type: 'Order', id: order.id, label: order.gemContractNumber },
    revision,
    organizations: [order.sellerOrganizationId],
    changes: {},
    data: { order },
  };
}
