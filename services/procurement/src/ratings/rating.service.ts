import { Injectable } from '@nestjs/common';
import { type Actor, gemRowPrefix, type Rating, type ratings as contract } from '@portal/contracts';
import { type Call, type NewEvent, rowsFor, textFilter } from '@portal/service-kit';
import { RatedOrder } from './rated-order.js';
import { RatingRepository, sortable } from './rating.repository.js';
import type { RatingRecord } from './rating.schema.js';

const idOf = (order: string) => `rating-${order}`;

/** How offices were served: one rating for each order, by whoever of the office gives it. */
@Injectable()
export class RatingService {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly orders: RatedOrder,
  ) {}

  async ofOrder({ actor, params }: Call<typeof contract.ofOrder>) {
    const found = await this.ratings.findOne({ $and: [{ _id: idOf(params.id) }, rowsFor(actor, 'view', 'Rating')] });
    return found ? { rating: view(found) } : {};
  }

  async ofVendor({ actor, params, query }: Call<typeof contract.ofVendor>) {
    const filters = [
      rowsFor(actor, 'view', 'Rating'),
      { sellerOrganizationId: params.id },
      textFilter(query.q, ['purchaseOrderNumber', 'comment']),
    ];
    const page = await this.ratings.list(filters, query, sortable, '-createdAt');
    return { ...page, items: page.items.map(view) };
  }

  async give({ actor, params, body, ifMatch }: Call<typeof contract.give>) {
    const order = await this.orders.of(actor, params.id);
    const fields = {
      ...order,
      ...{ stars: body.stars, ratedBy: actor.name, ratedById: actor.id },
      ...(body.comment ? { comment: body.comment } : {}),
    };
    const _id = idOf(params.id);
    const rows = rowsFor(actor, 'edit', 'Rating');
    if (!(await this.ratings.exists({ $and: [{ _id }, rows] }))) {
      const first = await this.ratings.createOnce({ _id, ...fields }, eventOf(actor, fields));
      // Of two who rate at one moment the second changes what the first said.
      if (saysTheSame(first, fields)) return view(first);
    }
    const change = () => ({
      set: fields,
      unset: body.comment ? [] : ['comment' as const],
      event: eventOf(actor, fields),
    });
    return view(await this.ratings.update(_id, rows, change, { ifMatch }));
  }
}

type Said = Pick<RatingRecord, 'stars' | 'comment' | 'ratedById'>;

const saysTheSame = (one: Said, other: Said) =>
  one.stars === other.stars && one.comment === other.comment && one.ratedById === other.ratedById;

type Given = Pick<
  RatingRecord,
  'purchaseOrderId' | 'purchaseOrderNumber' | 'sellerOrganizationId' | 'buyerOrganizationId' | 'stars'
>;

function eventOf(by: Actor, given: Given): NewEvent {
  const { purchaseOrderId: id, purchaseOrderNumber: number, sellerOrganizationId: seller, stars } = given;
  const isGem = id.startsWith(gemRowPrefix);
  return {
    subject: 'procurement.rating.given',
    by,
    label: number,
    organizations: [given.buyerOrganizationId, seller],
    data: { purchaseOrderId: id, stars },
    notice: {
      title: 'The delivery of order {{number}} was rated with {{stars}} of 5 stars',
      values: { number, stars: String(stars) },
      record: isGem ? { type: 'order', id: id.slice(gemRowPrefix.length) } : { type: 'purchaseOrder', id },
      organizations: [seller],
    },
  };
}

const view = (record: RatingRecord): Rating => ({
  id: record._id,
  version: record.version,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  purchaseOrderId: record.purchaseOrderId,
  purchaseOrderNumber: record.purchaseOrderNumber,
  sellerOrganizationId: record.sellerOrganizationId,
  stars: record.stars,
  ...(record.comment ? { comment: record.comment } : {}),
  ratedBy: record.ratedBy,
});
