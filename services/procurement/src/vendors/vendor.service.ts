import { Injectable } from '@nestjs/common';
import { type Actor, toRupees, users, type vendors as contract } from '@portal/contracts';
import { ask, type Call, Kit, log, refuse } from '@portal/service-kit';
import { PurchaseOrderRows } from '../purchase-orders/purchase-order.rows.js';
import { OrderSet } from '../reports/order-set.js';
import { averageValue, onTimeRate } from '../reports/performance.js';
import { type SellerSums, type Sums, noSums, sumsBySeller, sumsOf } from '../reports/sums.js';
import { RatingRepository } from '../ratings/rating.repository.js';
import { VendorBook } from './vendor-book.js';
import { VendorGoods } from './vendor-goods.js';
import type { VendorEntry } from './vendor-entry.schema.js';
import { orderedBy } from './vendor.order.js';
import { type AboutVendor, vendorView } from './vendor.view.js';

const mostRecent = 5;

/** Sellers as the buyers of their orders see them: the organisation is identity's, how it did is in the orders. */
@Injectable()
export class VendorService {
  constructor(
    private readonly orders: OrderSet,
    private readonly rows: PurchaseOrderRows,
    private readonly book: VendorBook,
    private readonly ratings: RatingRepository,
    private readonly goods: VendorGoods,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query, token }: Call<typeof contract.list>) {
    const kept = await this.book.of(actor, token);
    await this.orders.upToDate();
    const orders = this.orders.of(actor);
    const sums = sumsBySeller(orders);
    const rows = (await this.known(actor, sums, kept, token)).map(vendorView);
    const { page, pageSize, status, sort } = query;
    const q = query.q?.toLowerCase() ?? '';
    const found = rows
      .filter((row) => !status || row.status === status)
      .filter(({ name, email }) => [name, email].some((text) => text?.toLowerCase().includes(q)))
      .sort(orderedBy(sort));
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: found.length, page, pageSize, figures: figuresOf(sumsOf(orders), rows) };
  }

  /** How many vendors are active; `null` while it is not known. */
  async countActive(actor: Actor, token: string | undefined) {
    const kept = await this.book.of(actor, token);
    await this.orders.upToDate();
    const known = await this.known(actor, sumsBySeller(this.orders.of(actor)), kept, token);
    return activeOf(known.map(vendorView));
  }

  async get({ actor, params, token }: Call<typeof contract.get>) {
    const vendor = vendorView(await this.one(actor, params.id, token));
    const [recent, goods] = await Promise.all([
      this.rows.newestOf(actor, { seller: vendor.id }, mostRecent),
      this.goods.of(actor, vendor.id),
    ]);
    return {
      ...{ ...vendor, goods },
      recentOrders: recent.map(({ id, poNumber, title, status, createdAt, totalAmount }) => ({
        ...{ id, poNumber, title, status, createdAt, totalAmount },
      })),
    };
  }

  async create(call: Call<typeof contract.create>) {
    const { _id } = await this.book.add(call);
    return vendorView(await this.one(call.actor, _id, call.token));
  }

  async update(call: Call<typeof contract.update>) {
    const { actor, params, token } = call;
    const { entry, ...vendor } = await this.one(actor, params.id, token);
    const after = await (entry
      ? this.book.change(call, entry)
      : this.book.begin(call, { id: vendor.id, name: vendor.name, ...(vendor.seller ? vendor.seller : {}) }));
    return vendorView({ ...vendor, name: vendor.seller?.name ?? after.name, entry: after });
  }

  async remove(call: Call<typeof contract.remove>) {
    const { entry } = await this.one(call.actor, call.params.id, call.token);
    if (!entry) throw refuse('ILLEGAL_MOVE');
    await this.book.remove(call, entry);
    return { success: true as const };
  }

  /** By the seller's id, or by that of the invitation that it came by. */
  private async one(actor: Actor, id: string, token: string | undefined) {
    const kept = await this.book.of(actor, token);
    const entry = kept.find(({ _id, sellerOrganizationId }) => id === _id || id === sellerOrganizationId);
    await this.orders.upToDate();
    const [vendor] = await this.known(
      actor,
      sumsBySeller(this.orders.of(actor, { vendor: entry?.sellerOrganizationId ?? id })),
      entry ? [entry] : [],
      token,
    );
    if (!vendor) throw refuse('NOT_FOUND');
    return vendor;
  }

  /** Sellers of orders, and those that the office keeps besides; while identity is away the figures are told all the same. */
  private async known(
    actor: Actor,
    known: readonly SellerSums[],
    kept: VendorEntry[],
    token: string | undefined,
  ): Promise<AboutVendor[]> {
    const sums = new Map(known.map((one) => [one.key, one]));
    const entries = new Map(kept.map((entry) => [entry.sellerOrganizationId ?? entry._id, entry]));
    const ids = [...new Set([...sums.keys(), ...entries.keys()])];
    const registered = ids.filter((id) => entries.get(id)?._id !== id);
    const [sellers, rated] = await Promise.all([
      this.sellers(registered, token),
      this.ratings.bySeller(actor, ids.length === 1 ? ids[0] : undefined),
    ]);
    return ids.map((id) => {
      const entry = entries.get(id);
      const seller = sellers?.get(id);
      return {
        ...{ id, entry, seller, isIdentityAway: !sellers },
        name: seller?.name ?? entry?.name ?? sums.get(id)?.supplier ?? '',
        sums: sums.get(id) ?? noSums,
        rated: rated.get(id),
      };
    });
  }

  private async sellers(ids: string[], token: string | undefined) {
    if (ids.length === 0) return new Map<string, never>();
    try {
      const { items } = await ask(this.kit.bus, users.sellers, token, { query: { ids: ids.join(',') } });
      return new Map(items.map((seller) => [seller.id, seller]));
    } catch (error) {
      log.warn({ error: String(error) }, 'who the sellers are is away');
      return undefined;
    }
  }
}

const activeOf = (rows: readonly { status: string | null }[]) =>
  rows.some(({ status }) => status === null) ? null : rows.filter(({ status }) => status === 'Active').length;

function figuresOf(all: Sums, rows: { status: string | null }[]) {
  return {
    totalVendors: rows.length,
    activeVendors: activeOf(rows),
    activeOrders: all.active,
    completedOrders: all.completed,
    approvedOrders: all.approved,
    totalValue: toRupees(all.value),
    averageOrderValue: averageValue(all),
    deliveredOrders: all.delivered,
    onTimeDelivery: onTimeRate(all),
  };
}
