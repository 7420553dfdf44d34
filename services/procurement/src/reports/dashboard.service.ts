import { Injectable } from '@nestjs/common';
import {
  type Actor,
  activeOrderStatuses,
  assets,
  orders as contract,
  type OrderStatus,
  toRupees,
} from '@portal/contracts';
import { ask, type Call, Kit, log, rowsFor } from '@portal/service-kit';
import { deliveryDue } from '../orders/delivery-due.js';
import { LiveOrders } from '../orders/live-orders.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { changePercent, periodStart, previousStart } from './period.js';

interface Sums {
  orders: number;
  value: number;
  /** Of those that were approved: what waits or was rejected was not bought. */
  boughtValue: number;
}

/** Figures of the overview over the GeM orders that the user may see, computed when they are asked. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly orders: LiveOrders,
    private readonly ratings: RatingRepository,
    private readonly kit: Kit,
  ) {}

  async dashboard({ actor, token }: Call<typeof contract.dashboard>) {
    const visible = { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'Order')] };
    const [expiring, rating] = await Promise.all([
      this.expiring(actor, token),
      this.ratings.mean(actor),
      this.orders.upToDate(),
    ]);
    const orders = this.orders.matching(visible);
    const late = this.orders.matching({ $and: [visible, deliveryDue('Overdue')] });
    const [status, createdAt] = [this.orders.reader('status'), this.orders.reader('createdAt')];
    const sum = this.summing();
    const of = (statuses: readonly OrderStatus[]) => sum(orders.filter((place) => statuses.includes(status(place))));
    const madeIn = (from: Date, to: Date) =>
      sum(orders.filter((place) => createdAt(place) >= from.getTime() && createdAt(place) < to.getTime()));
    const all = sum(orders);
    const now = madeIn(periodStart('month'), new Date());
    const before = madeIn(previousStart('month'), periodStart('month'));
    const sellers = new Set(orders.map(this.orders.reader('sellerOrganizationId')));
    const departments = new Set(orders.map(this.orders.reader('gemBuyerDepartmentName')));
    return {
      totalPOs: all.orders,
      activePOs: of(activeOrderStatuses).orders,
      completedPOs: of(['Completed']).orders,
      pendingApproval: of(['Pending Approval']).orders,
      pendingValue: toRupees(of(['Pending Approval', ...activeOrderStatuses]).value),
      totalValue: toRupees(all.boughtValue),
      sellerCount: sellers.size,
      avgSellerRating: rating,
      overdueDeliveries: late.length,
      ...expiring,
      ordersChange: changePercent(before.orders, now.orders),
      valueChange: changePercent(before.boughtValue, now.boughtValue),
      departments: [...departments].filter((name) => name !== undefined).sort(),
    };
  }

  /** What ends soon is the asset service's to know: while it is away that is not known, and all else is told. */
  private async expiring(actor: Actor, token: string | undefined) {
    try {
      const { warrantyExpiring, amcExpiring } = await ask(this.kit.bus, assets.stats, token);
      return { warrantyExpiring, amcExpiring };
    } catch (error) {
      log.warn({ user: actor.id, error: String(error) }, 'asset figures are away');
      return { warrantyExpiring: null, amcExpiring: null };
    }
  }

  // A hundred thousand orders pass here for one figure: they are added in place.
  private summing() {
    const [status, amount] = [this.orders.reader('status'), this.orders.reader('totalAmount')];
    return (places: readonly number[]): Sums => {
      const sums = { orders: places.length, value: 0, boughtValue: 0 };
      for (const place of places) {
        sums.value += amount(place);
        if (!notBought.includes(status(place))) sums.boughtValue += amount(place);
      }
      return sums;
    };
  }
}

const notBought: readonly OrderStatus[] = ['Pending Approval', 'Rejected', 'Cancelled'];
