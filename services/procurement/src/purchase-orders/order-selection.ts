import { Injectable } from '@nestjs/common';
import { gemRowPrefix, type PurchaseOrderStatus } from '@portal/contracts';
import { compareKeys, type Filter, pageOf } from '@portal/service-kit';
import { LiveOrders } from '../orders/live-orders.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { noDepartment, noTitle, statusOfGem } from './gem-row.js';
import { LivePurchaseOrders } from './live-purchase-orders.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

/** Which of both kinds are asked for; undefined where a question can mean none. */
export interface Kinds {
  purchaseOrders: Filter<PurchaseOrderRecord> | undefined;
  gemOrders: Filter<OrderRecord> | undefined;
}

type Read<Value> = (place: number) => Value;

/** The orders of one kind that are meant: where they stand in memory, and how each field of a list's row is read there. */
export interface SelectedOrders {
  places: readonly number[];
  id: Read<string>;
  poNumber: Read<string>;
  title: Read<string>;
  department: Read<string>;
  supplier: Read<string | undefined>;
  sellerOrganizationId: Read<string | undefined>;
  status: Read<PurchaseOrderStatus>;
  urgency: Read<number>;
  expectedDeliveryDate: Read<string | undefined>;
  totalAmount: Read<number>;
  createdAt: Read<number>;
  updatedAt: Read<number>;
  approvedAt: Read<number | undefined>;
  completedAt: Read<number | undefined>;
}

/** What a list can be sorted by, besides the id. */
type SortField = Exclude<keyof SelectedOrders, 'places' | 'id'>;

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

  of({ purchaseOrders, gemOrders }: Kinds): { own: SelectedOrders; gem: SelectedOrders } {
    return {
      own: this.own(purchaseOrders ? this.purchaseOrders.matching(purchaseOrders) : []),
      gem: this.gem(gemOrders ? this.gemOrders.matching(gemOrders) : []),
    };
  }

  /** The ids of one page of both as one list, and how many there are. */
  page(kinds: Kinds, cut: { page: number; pageSize: number }, sort: Record<string, 1 | -1>) {
    const { own, gem } = this.of(kinds);
    const isOwn = (n: number) => n < own.places.length;
    const idOf = (n: number) => (isOwn(n) ? own.id(own.places[n]!) : gem.id(gem.places[n - own.places.length]!));
    const compareIds = (a: number, b: number): number => {
      if (isOwn(a) === isOwn(b)) return compareKeys(idOf(a), idOf(b));
      return isOwn(a) ? compareMixed(idOf(a), idOf(b)) : -compareMixed(idOf(b), idOf(a));
    };
    const orders = Object.entries(sort).map(([field, direction]) => {
      if (field === '_id') return (a: number, b: number) => direction * compareIds(a, b);
      const name = field as SortField;
      const key = (n: number) => (isOwn(n) ? own[name](own.places[n]!) : gem[name](gem.places[n - own.places.length]!));
      return (a: number, b: number) => direction * compareKeys(key(a), key(b));
    });
    const count = own.places.length + gem.places.length;
    const page = pageOf(count, cut, orders);
    return { page: page.map((n) => ({ isOwn: isOwn(n), id: idOf(n) })), count };
  }

  private own(places: readonly number[]): SelectedOrders {
    const live = this.purchaseOrders;
    return {
      places,
      id: (place) => live.id(place),
      poNumber: live.reader('poNumber'),
      title: live.reader('title'),
      department: live.reader('department'),
      supplier: live.reader('supplier'),
      sellerOrganizationId: live.reader('sellerOrganizationId'),
      status: live.reader('status'),
      urgency: live.reader('urgency'),
      expectedDeliveryDate: live.reader('expectedDeliveryDate'),
      totalAmount: live.reader('totalAmount'),
      createdAt: live.reader('createdAt'),
      updatedAt: live.reader('updatedAt'),
      approvedAt: live.reader('approvedDate'),
      completedAt: live.reader('completedAt'),
    };
  }

  private gem(places: readonly number[]): SelectedOrders {
    const live = this.gemOrders;
    const [number, status] = [live.reader('gemContractNumber'), live.reader('status')];
    const [category, department] = [live.reader('gemOrderCategory'), live.reader('gemBuyerDepartmentName')];
    return {
      places,
      id: (place) => live.id(place),
      poNumber: (place) => number(place) ?? live.id(place),
      title: (place) => category(place) ?? noTitle,
      department: (place) => department(place) ?? noDepartment,
      supplier: live.reader('sellerName'),
      sellerOrganizationId: live.reader('sellerOrganizationId'),
      status: (place) => statusOfGem[status(place)],
      urgency: () => 1,
      expectedDeliveryDate: live.reader('expectedDeliveryWindow.endDate'),
      totalAmount: live.reader('totalAmount'),
      createdAt: live.reader('createdAt'),
      updatedAt: live.reader('updatedAt'),
      approvedAt: live.reader('approvedAt'),
      completedAt: live.reader('completedAt'),
    };
  }
}

/** The id of a purchase order against that of a GeM order, which stands behind a prefix in the list. */
const compareMixed = (own: string, gem: string) =>
  compareKeys(own, own.startsWith(gemRowPrefix) ? `${gemRowPrefix}${gem}` : gemRowPrefix);
