import { Injectable } from '@nestjs/common';
import { type Actor, type Authority, type NewPurchaseOrder, users } from '@portal/contracts';
import { ask, Kit } from '@portal/service-kit';
import { outOfUse } from '../vendors/vendor.errors.js';
import { VendorEntryRepository } from '../vendors/vendor-entry.repository.js';
import { buyerMissing, noAuthority, sellerMissing } from './purchase-order.errors.js';

/** Who orders, who supplies and who may decide, as identity knows them now; never as a request says. */
@Injectable()
export class PurchaseOrderParties {
  constructor(
    private readonly kit: Kit,
    private readonly vendors: VendorEntryRepository,
  ) {}

  async of(order: NewPurchaseOrder, token: string | undefined) {
    const [buyer, seller] = await Promise.all([
      this.buyer(order.buyerId, token),
      order.sellerOrganizationId ? this.seller(order.sellerOrganizationId, token) : undefined,
    ]);
    const asked = seller && [{ id: seller.sellerOrganizationId, email: seller.supplierContact?.email }];
    if (asked && (await this.vendors.hasInactive(buyer.buyerOrganizationId, asked)))
      throw outOfUse('sellerOrganizationId');
    return { ...buyer, ...seller };
  }

  /** What whoever decides may decide; refuses a buyer without any, also where identity cannot be asked. */
  async authorityOf(actor: Actor, token: string | undefined): Promise<Authority> {
    if (actor.role !== 'Buyer') return { designations: [], standsInFor: [] };
    const { approvesOrders, ...authority } = await ask(this.kit.bus, users.authority, token);
    if (!approvesOrders) throw noAuthority();
    return authority;
  }

  async buyer(id: string, token: string | undefined) {
    const { items } = await ask(this.kit.bus, users.buyers, token, { query: { id } });
    const buyer = items.find((one) => one.id === id);
    if (!buyer) throw buyerMissing();
    return {
      buyerId: buyer.id,
      buyerName: buyer.name,
      buyerOrganizationId: buyer.organizationId,
      department: buyer.department || buyer.organizationName,
    };
  }

  private async seller(id: string, token: string | undefined) {
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { id } });
    const seller = items.find((one) => one.id === id);
    if (!seller) throw sellerMissing();
    return {
      sellerOrganizationId: seller.id,
      supplier: seller.name,
      supplierContact: seller.contact,
      assigneeId: seller.userId,
      assigneeName: seller.contact?.officerName ?? seller.name,
    };
  }
}
