import { Injectable } from '@nestjs/common';
import { type Actor, type Authority, type NewPurchaseOrder, users } from '@portal/contracts';
import { ask, DomainError, Kit } from '@portal/service-kit';
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
      buyerOrganizationName: buyer.organizationName,
      buyerContact: {
        officerName: buyer.name,
        email: buyer.email,
        ...(buyer.designation ? { designation: buyer.designation } : {}),
        ...(buyer.contactNumber ? { contactNumber: buyer.contactNumber } : {}),
      },
      department: buyer.department || buyer.organizationName,
    };
  }

  /** How an office reaches a seller now. The order that it is asked for is read without it while identity is away. */
  async contactOf(actor: Actor, id: string, token: string | undefined) {
    if (actor.role === 'Seller') return undefined;
    const seller = await this.known(id, token).catch((error: unknown) => {
      if (error instanceof DomainError && error.status === 503) return undefined;
      throw error;
    });
    return seller?.contact;
  }

  private async known(id: string, token: string | undefined) {
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { id } });
    return items.find((one) => one.id === id);
  }

  private async seller(id: string, token: string | undefined) {
    const seller = await this.known(id, token);
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
