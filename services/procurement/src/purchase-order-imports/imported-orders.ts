import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { importedIdOf } from '@portal/service-kit';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { PurchaseImportRecord } from './purchase-import.repository.js';

type About = Pick<PurchaseImportRecord, '_id' | 'round'>;
export type ImportedOrder = Pick<PurchaseOrderRecord, '_id' | 'poNumber' | 'status' | 'version'> & { deletedAt?: Date };

/** The id that the order of a key has always, whichever run makes it; what is made after an undo is made anew. */
export function orderIdOf({ _id, round = 0 }: About, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  return importedIdOf(_id, round ? `${round}:${hash}` : hash);
}

/** What an import made, found by the ids that follow from its keys. */
@Injectable()
export class ImportedOrders {
  constructor(private readonly orders: PurchaseOrderRepository) {}

  /** Key → its order: the one that stands, else the one of this round that was deleted. What an undo before took out is forgotten. */
  async of(about: About, keys: readonly string[]): Promise<Map<string, ImportedOrder>> {
    const { round = 0 } = about;
    const rounds = Array.from({ length: round + 1 }, (_, at) => ({ _id: about._id, round: at }));
    const keyById = new Map(keys.flatMap((key) => rounds.map((one) => [orderIdOf(one, key), key] as const)));
    const found = await this.orders.findMany(
      { _id: { $in: [...keyById.keys()] } },
      { fields: ['poNumber', 'status', 'version', 'deletedAt'] },
    );
    const counts = (order: ImportedOrder) =>
      !order.deletedAt || order._id === orderIdOf(about, keyById.get(order._id) ?? '');
    const byKey = new Map<string, ImportedOrder>();
    // Of a key that stands from a round before, nothing is made in this one.
    for (const order of found.filter(counts)) byKey.set(keyById.get(order._id) ?? '', order);
    return byKey;
  }
}
