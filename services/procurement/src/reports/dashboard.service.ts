import { Injectable } from '@nestjs/common';
import { type Actor, assets, type orders as contract, toRupees } from '@portal/contracts';
import { ask, type Call, Kit, log, changePercent, periodStart, previousStart } from '@portal/service-kit';
import type { SelectedOrders } from '../purchase-orders/order-selection.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { VendorService } from '../vendors/vendor.service.js';
import { OrderSet } from './order-set.js';
import { byDepartment, sumsBy, sumsOf } from './sums.js';

/** Figures of the overview over the orders that the asker sees, computed when they are asked. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly set: OrderSet,
    private readonly ratings: RatingRepository,
    private readonly vendors: VendorService,
    private readonly kit: Kit,
  ) {}

  async dashboard({ actor, token }: Call<typeof contract.dashboard>) {
    const [expiring, rating, sellerCount] = await Promise.all([
      this.expiring(actor, token),
      this.ratings.mean(actor),
      actor.role === 'Seller' ? null : this.vendors.countActive(actor, token),
      this.set.upToDate(),
    ]);
    const orders = this.set.of(actor);
    const gemOrders = this.set.of(actor, { source: 'gem' });
    const all = sumsOf(orders);
    const [now, before] = this.months(actor);
    return {
      totalPOs: all.orders,
      activePOs: all.active,
      completedPOs: all.completed,
      pendingValue: toRupees(all.activeValue),
      totalValue: toRupees(all.value),
      sellerCount,
      avgSellerRating: rating,
      overdueDeliveries: this.set.overdue(actor),
      ...expiring,
      valueChange: changePercent(before.value, now.value),
      gemOrders: this.gemFigures(actor, gemOrders),
    };
  }

  private gemFigures(actor: Actor, orders: readonly SelectedOrders[]) {
    const all = sumsOf(orders);
    const [now, before] = this.months(actor, 'gem');
    return {
      total: all.orders,
      pendingApproval: all.pending,
      active: all.active - all.pending,
      completed: all.completed,
      overdue: this.set.overdue(actor, { source: 'gem' }),
      totalValue: toRupees(all.value),
      totalChange: changePercent(before.orders, now.orders),
      departments: sumsBy(orders, byDepartment)
        .map(({ key }) => key)
        .sort(),
    };
  }

  /** The orders of the last month and of the one before, summed up. */
  private months(actor: Actor, source?: 'gem') {
    const now = this.set.of(actor, { source, from: periodStart('month') });
    const before = this.set.of(actor, { source, from: previousStart('month'), before: periodStart('month') });
    return [sumsOf(now), sumsOf(before)] as const;
  }

  /** What ends soon is the asset service's to know: while it is away that is not known, and all else is told. */
  private async expiring(actor: Actor, token: string | undefined) {
    try {
      const stats = await ask(this.kit.bus, assets.stats, token);
      const { warrantyExpiring, amcExpiring, warrantyAlertDays, amcAlertDays } = stats;
      return { warrantyExpiring, amcExpiring, warrantyAlertDays, amcAlertDays };
    } catch (error) {
      log.warn({ user: actor.id, error: String(error) }, 'asset figures are away');
      return { warrantyExpiring: null, amcExpiring: null, warrantyAlertDays: null, amcAlertDays: null };
    }
  }
}
