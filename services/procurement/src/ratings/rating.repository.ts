import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { Kit, RecordRepository, rowsFor } from '@portal/service-kit';
import { type RatingRecord, ratingSchema } from './rating.schema.js';

/** The mean of some ratings, to one decimal, and how many they are. */
export interface Rated {
  rating: number;
  ratings: number;
}

/** Where ratings live. */
@Injectable()
export class RatingRepository extends RecordRepository<RatingRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Rating', ratingSchema);
    kit.keep(this);
  }

  /** How the sellers were rated for the orders that the actor sees; without `seller` all of them. */
  async bySeller(actor: Actor, seller?: string): Promise<Map<string, Rated>> {
    const rows = { $and: [rowsFor(actor, 'view', 'Rating'), seller ? { sellerOrganizationId: seller } : {}] };
    const found = await this.aggregate<Rated & { _id: string }>(rows, [
      { $group: { _id: '$sellerOrganizationId', mean: { $avg: '$stars' }, ratings: { $sum: 1 } } },
      { $project: { rating: { $round: ['$mean', 1] }, ratings: 1 } },
    ]);
    return new Map(found.map(({ _id, rating, ratings }) => [_id, { rating, ratings }]));
  }

  /** The mean of all that the actor sees, to one decimal; `null` without any. */
  async mean(actor: Actor): Promise<number | null> {
    const [found] = await this.aggregate<{ mean: number }>(rowsFor(actor, 'view', 'Rating'), [
      { $group: { _id: null, mean: { $avg: '$stars' } } },
    ]);
    return found ? Math.round(found.mean * 10) / 10 : null;
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { stars: 'stars', createdAt: 'createdAt' };
