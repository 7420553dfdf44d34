import { Injectable } from '@nestjs/common';
import { type Actor, type NewOrder, type orders as contract, purchaseOrderPriorities, users } from '@portal/contracts';
import { ask, type Call, invalid, Kit, refuse } from '@portal/service-kit';
import { amountsOf } from './order.amounts.js';

/** What is written into an order, by whoever adds, edits or corrects it. */
@Injectable()
export class OrderDraft {
  constructor(private readonly kit: Kit) {}

  /** The seller organisation that an order is added for. */
  async sellerFor({ actor, body, token }: Call<typeof contract.create>) {
    if (actor.role === 'Seller') {
      return { sellerId: actor.id, sellerName: actor.organizationName, sellerOrganizationId: actor.organizationId };
    }
    if (!body.sellerOrganizationId) throw invalid({ sellerOrganizationId: 'Seller is required' });
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { id: body.sellerOrganizationId } });
    const seller = items[0];
    if (!seller) throw invalid({ sellerOrganizationId: 'Seller is required' });
    return { sellerId: seller.userId, sellerName: seller.name, sellerOrganizationId: seller.id };
  }

  /** Binds its files to the order; the ones that it has may be named again. */
  async filesFor(actor: Actor, id: string, body: NewOrder) {
    const record = { type: 'Order', id };
    const [gemOrderFile] = await this.kit.files.claim(body.gemOrderFile, 'gemOrderFile', 'gemOrderFile', actor, record);
    const [oemAuthorizationLetter] = await this.kit.files.claim(
      body.oemAuthorizationLetter,
      'oemAuthorizationLetter',
      'oemLetter',
      actor,
      record,
    );
    if (!gemOrderFile) throw refuse('INVALID');
    return { gemOrderFile, ...(oemAuthorizationLetter ? { oemAuthorizationLetter } : {}) };
  }
}

/** The fields of an order with its amounts in paise. */
export function fieldsOf(order: NewOrder) {
  const {
    gemContractNumber,
    gemOrderCategory,
    gemBuyerDepartmentName,
    priority,
    buyerContact,
    deliveryPerson,
    expectedDeliveryWindow,
    notes,
    items,
  } = order;
  return {
    gemContractNumber,
    gemOrderCategory,
    gemBuyerDepartmentName,
    priority,
    urgency: purchaseOrderPriorities.indexOf(priority),
    buyerContact,
    deliveryPerson,
    expectedDeliveryWindow,
    ...(notes ? { notes } : {}),
    ...amountsOf(items),
  };
}
