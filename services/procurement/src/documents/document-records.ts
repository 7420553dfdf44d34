import { Injectable } from '@nestjs/common';
import { type Actor, assets, type BodyOf, cover, type documents } from '@portal/contracts';
import { ask, DomainError, Kit, rowsFor } from '@portal/service-kit';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { OrderRepository } from '../orders/order.repository.js';
import { recordNotFound } from './document.errors.js';

/** Who sees a record that documents hang on, what it is called, and the order behind it. */
export interface RecordParties {
  recordName: string;
  organizations: string[];
  orderId?: string;
}

type Named = Pick<BodyOf<typeof documents.upload>, 'purchaseOrderId' | 'assetId' | 'amcContractId'>;

/** Who sees a GeM order and its documents. */
export const partiesOfOrder = (order: Pick<OrderRecord, 'sellerOrganizationId' | 'organizations'>) =>
  whole([order.sellerOrganizationId, ...order.organizations]);

/** Who sees a purchase order and its documents: its seller from the moment it was sent. */
export const partiesOfPurchase = (
  order: Pick<PurchaseOrderRecord, 'buyerOrganizationId' | 'sellerOrganizationId' | 'isSent'>,
) => whole([order.buyerOrganizationId, order.isSent ? order.sellerOrganizationId : undefined]);

const whole = (organizations: (string | undefined)[]) => [...new Set(organizations.flatMap((one) => one ?? []))];

/** The records that documents hang on, each looked up as who asks would see it. */
@Injectable()
export class DocumentRecords {
  constructor(
    private readonly kit: Kit,
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
  ) {}

  /** The named record, or without one the own organisation; what the asker does not see is not there. */
  partiesOf(actor: Actor, token: string | undefined, named: Named): Promise<RecordParties> {
    const { purchaseOrderId, assetId, amcContractId } = named;
    if (purchaseOrderId) return seen('purchaseOrderId', this.order(actor, purchaseOrderId));
    if (assetId) return seen('assetId', this.asset(token, assetId));
    if (amcContractId) return seen('amcContractId', this.amcContract(token, amcContractId));
    return Promise.resolve({ recordName: actor.organizationName, organizations: [actor.organizationId] });
  }

  private async order(actor: Actor, id: string) {
    if (await this.purchaseOrders.find(id)) return this.purchaseOrder(actor, id);
    const order = await this.orders.findOrFail(id, rowsFor(actor, 'view', 'Order'));
    return { recordName: order.gemContractNumber, organizations: partiesOfOrder(order), orderId: id };
  }

  private async purchaseOrder(actor: Actor, id: string) {
    const order = await this.purchaseOrders.findOrFail(id, rowsFor(actor, 'view', 'PurchaseOrder'));
    return { recordName: order.poNumber, organizations: partiesOfPurchase(order) };
  }

  private async asset(token: string | undefined, id: string) {
    const asset = await ask(this.kit.bus, assets.get, token, { params: { id } });
    return {
      recordName: `${asset.name} · ${asset.serialNumber}`,
      organizations: whole([asset.sellerOrganizationId, asset.buyerOrganizationId]),
      orderId: asset.sellerOrderId,
    };
  }

  /** All assets of an AMC contract are of one buyer and one seller. */
  private async amcContract(token: string | undefined, id: string) {
    const { contractNumber, assetIds } = await ask(this.kit.bus, cover.amcContract, token, { params: { id } });
    return { ...(await this.asset(token, assetIds[0] ?? '')), recordName: contractNumber };
  }
}

async function seen(field: keyof Named, look: Promise<RecordParties>): Promise<RecordParties> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof DomainError && (error.status === 404 || error.status === 403)) throw recordNotFound(field);
    throw error;
  }
}
