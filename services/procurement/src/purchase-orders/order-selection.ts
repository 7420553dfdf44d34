import { Injectable } from '@nestjs/common';
import { gemRowPrefix, type PurchaseOrderStatus } from '@portal/contracts';
import { type Coded, compareKeys, type Filter, pageOfBoth, PlaceSet } from '@portal/service-kit';
import { LiveOrders } from '../orders/live-orders.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { statusOfGem } from './gem-row.js';
import { LivePurchaseOrders } from './live-purchase-orders.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** Which of both kinds are asked for; undefined where a question can mean none. */
export interface Kinds {
  purchaseOrders: Filter<PurchaseOrderRecord> | undefined;
  gemOrders: Filter<OrderRecord> | undefined;
}

/** The orders of one kind that are meant: where they stand in memory, and what they have there, each in its place. */
export interface SelectedOrders {
  places: Int32Array;
  department: Coded<string>;
  supplier: Coded<string | undefined>;
  sellerOrganizationId: Coded<string | undefined>;
  status: Coded<PurchaseOrderStatus>;
  /** Of those of which all came. */
  isOnTime: Coded<boolean | undefined>;
  totalAmount: Float64Array;
  /** Days as numbers that rise by one; NaN where there is none. */
  createdDay: Float64Array;
  approvedDay: Float64Array;
  deliveredDay: Float64Array;
}

type Key = string | number | undefined;

/** What a list can be sorted by and where GeM orders have it. */
const gemFields = {
  ...({ poNumber: 'poNumber', title: 'title', department: 'department', supplier: 'sellerName' } as const),
  ...({ totalAmount: 'totalAmount', awaited: 'awaited', urgency: 'urgency', createdAt: 'createdAt' } as const),
  ...({ expectedDeliveryDate: 'expectedDeliveryWindow.endDate', updatedAt: 'updatedAt', _id: '_id' } as const),
  deliveredAt: 'deliveredAt',
};
type SortField = keyof typeof gemFields;

/** Purchase orders and GeM orders that a question means, chosen among all of them in memory. */
@Injectable()
export class OrderSelection {
  constructor(
    private readonly purchaseOrders: LivePurchaseOrders,
    private readonly gemOrders: LiveOrders,
  ) {}

  /** Takes in what was written until now; whatever is chosen next, without waiting for anything else, is of one moment. */
  async upToDate() {
    await Promise.all([this.purchaseOrders.upToDate(), this.gemOrders.upToDate()]);
  }

  of(kinds: Kinds): { own: SelectedOrders; gem: SelectedOrders } {
    const { own, gem } = this.meant(kinds);
    return { own: this.own(own.set.places(own.count)), gem: this.gem(gem.set.places(gem.count)) };
  }

  /** How many both are. */
  count(kinds: Kinds) {
    const { own, gem } = this.meant(kinds);
    return own.count + gem.count;
  }

  /** The ids of one page of both as one list, and how many there are. */
  page(kinds: Kinds, cut: { page: number; pageSize: number }, sort: Record<string, 1 | -1>) {
    const { own, gem } = this.meant(kinds);
    const most = cut.page * cut.pageSize;
    const orders = Object.entries(sort) as [SortField, 1 | -1][];
    const gemSort = Object.fromEntries(orders.map(([field, direction]) => [gemFields[field], direction]));
    const page = pageOfBoth(
      this.purchaseOrders.sorted(own, sort, most),
      this.gemOrders.sorted(gem, gemSort, most),
      this.comparing(orders),
      cut,
    );
    const ids = page.map(({ list, place }) => {
      const isOwn = list === 'first';
      return { isOwn, id: isOwn ? this.purchaseOrders.id(place) : this.gemOrders.id(place) };
    });
    return { page: ids, count: own.count + gem.count };
  }

  private meant({ purchaseOrders, gemOrders }: Kinds) {
    const none = { set: new PlaceSet(), count: 0 };
    return {
      own: purchaseOrders ? this.purchaseOrders.matching(purchaseOrders) : none,
      gem: gemOrders ? this.gemOrders.matching(gemOrders) : none,
    };
  }

  /** A purchase order against a GeM order, each by its place. */
  private comparing(orders: readonly [SortField, 1 | -1][]) {
    const keys = orders.map(([field, direction]) => {
      const own = this.purchaseOrders.reader(field) as (place: number) => Key;
      return { own, gem: this.gemKey(field), direction };
    });
    return (own: number, gem: number) => {
      for (const key of keys) {
        const compared = key.direction * compareKeys(key.own(own), key.gem(gem));
        if (compared !== 0) return compared;
      }
      return 0;
    };
  }

  private gemKey(field: SortField): (place: number) => Key {
    // An id stands behind a prefix in the list.
    if (field === '_id') return (place) => `${gemRowPrefix}${this.gemOrders.id(place)}`;
    return this.gemOrders.reader(gemFields[field]) as (place: number) => Key;
  }

  private own(places: Int32Array): SelectedOrders {
    const live = this.purchaseOrders;
    return {
      places,
      department: live.coded('department'),
      supplier: live.coded('supplier'),
      sellerOrganizationId: live.coded('sellerOrganizationId'),
      status: live.coded('status'),
      isOnTime: live.coded('isOnTime'),
      totalAmount: live.numbered('totalAmount'),
      createdDay: live.numbered('createdDay'),
      approvedDay: live.numbered('approvedDay'),
      deliveredDay: live.numbered('deliveredDay'),
    };
  }

  private gem(places: Int32Array): SelectedOrders {
    const live = this.gemOrders;
    const { codes, values } = live.coded('status');
    return {
      places,
      department: live.coded('department'),
      supplier: live.coded('sellerName'),
      sellerOrganizationId: live.coded('sellerOrganizationId'),
      status: { codes, values: values.map((status) => statusOfGem[status]) },
      isOnTime: live.coded('isOnTime'),
      totalAmount: live.numbered('totalAmount'),
      createdDay: live.numbered('createdDay'),
      approvedDay: live.numbered('approvedDay'),
      deliveredDay: live.numbered('deliveredDay'),
    };
  }
}
