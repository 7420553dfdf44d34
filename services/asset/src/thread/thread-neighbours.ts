import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  mayAsk,
  orders,
  purchaseDeliveries,
  purchaseOrders,
  type ThreadEntry,
  type ThreadPart,
  tickets,
} from '@portal/contracts';
import { ask, DomainError, Kit } from '@portal/service-kit';
import { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';

interface Asking {
  actor: Actor;
  token: string | undefined;
}

export interface NeighbourPart {
  entries: ThreadEntry[];
  missing: ThreadPart[];
}

/** Of an order no more is read than the thread tells; who sees less of it still sees this. */
const OrderBrief = z.object({
  createdAt: z.string(),
  history: z.array(z.object({ at: z.string(), by: z.string().optional(), status: z.string().optional() })).optional(),
});
const Proofs = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      deliveryDate: z.string(),
      deliveredAssets: z.array(z.object({ serialNumber: z.string(), category: z.string(), quantity: z.int() })),
    }),
  ),
});
const FoundTickets = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      title: z.string(),
      createdAt: z.string(),
      createdBy: z.string().optional(),
      resolvedAt: z.string().optional(),
    }),
  ),
});

const briefly = {
  gem: { get: { ...orders.get, reply: OrderBrief }, proofs: { ...orders.proofs, reply: Proofs } },
  'purchase-order': {
    get: { ...purchaseOrders.get, reply: OrderBrief },
    proofs: { ...purchaseDeliveries.list, reply: Proofs },
  },
} as const;
const ticketsOf = { ...tickets.list, reply: FoundTickets };

/** The steps of an order that its assets tell of. */
const steps: Readonly<Record<string, string>> = {
  Approved: 'Order approved',
  Delivered: 'Order delivered',
  Completed: 'Order completed',
};

const mostTickets = 100;

/** What other services keep of an asset's thread, asked in the name of the reader: each answers by its own rules. */
@Injectable()
export class ThreadNeighbours {
  constructor(private readonly kit: Kit) {}

  async of(asking: Asking, asset: AssetRecord): Promise<NeighbourPart> {
    const [ordered, ticketed] = await Promise.all([
      this.part('orders', () => this.ordered(asking, asset)),
      this.part('tickets', () => this.ticketed(asking, asset)),
    ]);
    return {
      entries: [...ordered.entries, ...ticketed.entries],
      missing: [...ordered.missing, ...ticketed.missing],
    };
  }

  /** A record that the reader may not see is no part of the thread; a service that is away is told. */
  private async part(name: ThreadPart, read: () => Promise<ThreadEntry[]>): Promise<NeighbourPart> {
    try {
      return { entries: await read(), missing: [] };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { entries: [], missing: error.status >= 500 ? [name] : [] };
    }
  }

  private async ordered({ actor, token }: Asking, asset: AssetRecord): Promise<ThreadEntry[]> {
    const source = asset.orderSource ?? 'gem';
    const { get, proofs } = briefly[source];
    // A maker sees goods and no order.
    if (actor.role === 'OEM' || !mayAsk(get.needs, actor.role) || !mayAsk(proofs.needs, actor.role)) return [];
    const input = { params: { id: asset.sellerOrderId } };
    const [order, { items }] = await Promise.all([
      ask(this.kit.bus, get, token, input),
      ask(this.kit.bus, proofs, token, input),
    ]);
    const type = source === 'gem' ? ('order' as const) : ('purchase-order' as const);
    const record = { type, id: asset.sellerOrderId, label: asset.gemContractNumber };
    const made = entry('order', `order-${asset.sellerOrderId}`, order.createdAt, 'Order created', { record });
    return [
      made,
      ...stepsOf(order.history ?? []).map(({ at, by, title }) =>
        entry('order', `order-${title}`, at, title, { record, by }),
      ),
      ...proofsOf(items, asset).map(({ id, number, deliveryDate }) =>
        entry('delivery', `proof-${id}`, `${deliveryDate}T00:00:00.000Z`, 'Delivered', {
          record,
          text: number,
          dayOnly: true,
        }),
      ),
    ];
  }

  private async ticketed({ actor, token }: Asking, { _id }: AssetRecord): Promise<ThreadEntry[]> {
    if (!mayAsk(ticketsOf.needs, actor.role)) return [];
    const query = { deviceId: _id, pageSize: mostTickets, sort: '-createdAt' };
    const { items } = await ask(this.kit.bus, ticketsOf, token, { query });
    return items.flatMap(({ id, number, title, createdAt, createdBy, resolvedAt }) => {
      const more = { text: title, record: { type: 'ticket' as const, id, label: number } };
      return [
        entry('ticket', `ticket-${id}`, createdAt, 'Ticket raised', { ...more, by: createdBy }),
        ...(resolvedAt ? [entry('ticket', `ticket-${id}-resolved`, resolvedAt, 'Ticket resolved', more)] : []),
      ];
    });
  }
}

const entry = (
  kind: ThreadEntry['kind'],
  id: string,
  at: string,
  title: string,
  more: Partial<ThreadEntry>,
): ThreadEntry => ({ id, at, kind, title, dayOnly: false, fields: [], ...more });

/** The first time of each step. */
function stepsOf(history: NonNullable<z.output<typeof OrderBrief>['history']>) {
  const first = new Map<string, { at: string; by: string | undefined; title: string }>();
  for (const { at, by, status = '' } of [...history].sort((a, b) => a.at.localeCompare(b.at))) {
    const title = steps[status];
    if (title && !first.has(title)) first.set(title, { at, by, title });
  }
  return [...first.values()];
}

/** The proofs that name this unit; else those that may have brought it, by its category and before it was registered. */
function proofsOf(proofs: z.output<typeof Proofs>['items'], { serialNumber, category, createdAt }: AssetRecord) {
  const isNamed = (one: { serialNumber: string }) => one.serialNumber.toLowerCase() === serialNumber.toLowerCase();
  const naming = proofs.filter(({ deliveredAssets }) => deliveredAssets.some(isNamed));
  if (naming.length > 0) return naming;
  const registered = dayInIndia(createdAt);
  return proofs.filter(
    ({ deliveryDate, deliveredAssets }) =>
      deliveryDate <= registered && deliveredAssets.some((one) => one.category === category && one.quantity > 1),
  );
}
