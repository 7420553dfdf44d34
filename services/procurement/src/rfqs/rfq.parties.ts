import { Injectable } from '@nestjs/common';
import { type Actor, type NewRfq, users } from '@portal/contracts';
import { ask, Kit, rowsFor } from '@portal/service-kit';
import { PurchaseOrderParties } from '../purchase-orders/purchase-order.parties.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { outOfUse } from '../vendors/vendor.errors.js';
import { VendorEntryRepository } from '../vendors/vendor-entry.repository.js';
import { unknownOrder, unknownSeller } from './rfq.errors.js';
import type { AskedSeller, RfqRecord } from './rfq.schema.js';

/** Who asks and who is asked, as identity knows them now. */
@Injectable()
export class RfqParties {
  constructor(
    private readonly kit: Kit,
    private readonly parties: PurchaseOrderParties,
    private readonly orders: PurchaseOrderRepository,
    private readonly vendors: VendorEntryRepository,
  ) {}

  async of({ buyerId, sellerIds }: NewRfq, token: string | undefined) {
    const [buyer, sellers] = await Promise.all([
      this.parties.buyer(buyerId, token),
      this.sellers([...new Set(sellerIds)], token),
    ]);
    const asked = sellers.map(({ id, contact }) => ({ id, email: contact?.email }));
    if (await this.vendors.hasInactive(buyer.buyerOrganizationId, asked)) throw outOfUse('sellerIds');
    const { buyerName, buyerOrganizationId, department } = buyer;
    const office = { buyerId, buyerName, buyerOrganizationId, department };
    return { ...office, sellers, invited: sellers.map(({ id }) => id) };
  }

  /** The order that a request is made from: a draft of the same office. */
  async assertSource(actor: Actor, purchaseOrderId: string, buyerOrganizationId: string) {
    const order = await this.orders.findOne({
      $and: [
        { _id: purchaseOrderId, buyerOrganizationId, status: 'Draft', deletedAt: { $exists: false } },
        rowsFor(actor, 'edit', 'PurchaseOrder'),
      ],
    });
    if (!order) throw unknownOrder();
  }

  /** Who was asked may be out of use since. */
  async assertInUse({ sellers, buyerOrganizationId }: RfqRecord, sellerOrganizationId: string) {
    const asked = sellers.filter(({ id }) => id === sellerOrganizationId);
    const named = asked.map(({ id, contact }) => ({ id, email: contact?.email }));
    if (await this.vendors.hasInactive(buyerOrganizationId, named)) throw outOfUse('quoteId');
  }

  private async sellers(ids: string[], token: string | undefined): Promise<AskedSeller[]> {
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { ids: ids.join(',') } });
    return ids.map((id) => {
      const seller = items.find((one) => one.id === id);
      if (!seller) throw unknownSeller();
      return { id, name: seller.name, userId: seller.userId, contact: seller.contact };
    });
  }
}
