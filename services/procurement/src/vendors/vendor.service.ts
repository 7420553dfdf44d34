import { Injectable } from '@nestjs/common';
import { type Actor, toRupees, users, type vendors as contract } from '@portal/contracts';
import { ask, type Call, Kit, log, refuse } from '@portal/service-kit';
import { type OrderOfSet, OrderSet } from '../reports/order-set.js';
import { averageValue, onTimeRate, performanceOf } from '../reports/performance.js';
import { added, addedBy, sold, type Sums, type SumsOf } from '../reports/sums.js';
import { orderedBy } from './vendor.order.js';

const mostRecent = 5;

/** Sellers as the buyers of their orders see them: the organisation is identity's, how it did is in the orders. */
@Injectable()
export class VendorService {
  constructor(
    private readonly orders: OrderSet,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query, token }: Call<typeof contract.list>) {
    const sums = await this.sums(actor);
    const rows = await this.withIdentity(sums, token);
    const { page, pageSize, status, sort } = query;
    const q = query.q?.toLowerCase() ?? '';
    const found = rows
      .filter((row) => !status || row.status === status)
      .filter(({ name, email }) => [name, email].some((text) => text?.toLowerCase().includes(q)))
      .sort(orderedBy(sort));
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: found.length, page, pageSize, figures: figuresOf(sums, rows) };
  }

  async get({ actor, params, token }: Call<typeof contract.get>) {
    const sums = await this.sums(actor, params.id);
    const [vendor] = await this.withIdentity(sums, token);
    if (!vendor) throw refuse('NOT_FOUND');
    const recent = await this.orders.of<OrderOfSet>(actor, { vendor: params.id }, [
      { $sort: { createdAt: -1, _id: -1 } },
      { $limit: mostRecent },
    ]);
    return {
      ...vendor,
      recentOrders: recent.map(({ _id, poNumber, title, status, createdAt, totalAmount }) => ({
        ...{ id: _id, poNumber, title, status },
        createdAt: createdAt.toISOString(),
        totalAmount: toRupees(totalAmount),
      })),
    };
  }

  private async sums(actor: Actor, vendor?: string) {
    const rows = await this.orders.sums(actor, { vendor }, ['seller']);
    return addedBy(sold(rows), ({ seller }) => seller);
  }

  /** While identity is away the figures are told all the same. */
  private async withIdentity(rows: SumsOf<string>[], token: string | undefined) {
    const known = rows.length > 0 ? await this.identities(rows, token) : new Map<string, never>();
    return rows.map((sums) => {
      const seller = known?.get(sums.key);
      return {
        id: sums.key,
        name: seller?.name ?? sums.supplier ?? '',
        ...(seller?.email ? { email: seller.email } : {}),
        ...(seller?.contact ? { contactPerson: seller.contact.officerName } : {}),
        ...(seller?.contact?.contactNumber ? { phone: seller.contact.contactNumber } : {}),
        status: known ? (seller ? ('Active' as const) : ('Inactive' as const)) : null,
        performance: performanceOf(sums),
      };
    });
  }

  private async identities(rows: { key: string }[], token: string | undefined) {
    try {
      const query = { ids: rows.map(({ key }) => key).join(',') };
      const { items } = await ask(this.kit.bus, users.sellers, token, { query });
      return new Map(items.map((seller) => [seller.id, seller]));
    } catch (error) {
      log.warn({ error: String(error) }, 'who the sellers are is away');
      return undefined;
    }
  }
}

function figuresOf(sums: Sums[], rows: { status: string | null }[]) {
  const all = added(sums);
  const unknown = rows.some(({ status }) => status === null);
  return {
    totalVendors: rows.length,
    activeVendors: unknown ? null : rows.filter(({ status }) => status === 'Active').length,
    activeOrders: all.active,
    completedOrders: all.completed,
    approvedOrders: all.approved,
    totalValue: toRupees(all.value),
    averageOrderValue: averageValue(all),
    onTimeDelivery: onTimeRate(all),
  };
}
