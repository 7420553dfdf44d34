import { Injectable } from '@nestjs/common';
import { numberedOrderStatuses } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { gemItemKey } from '../last-prices/item-keys.js';
import { KeyedOrders } from '../last-prices/keyed-orders.js';
import { contractTaken } from './order.errors.js';
import { saysOffice } from './order.history.js';
import { type OrderLine, type OrderRecord, orderSchema } from './order.schema.js';

/** Where orders live. */
@Injectable()
export class OrderRepository extends KeyedOrders<OrderLine, OrderRecord> {
  protected readonly keyOf = gemItemKey;

  constructor(kit: Kit) {
    super(kit.database, 'Order', orderSchema, { gemContractNumber: contractTaken });
    kit.keep(this);
  }

  /** Whatever is written into the history says whose the order was. */
  override update(...[id, rows, decide, options]: Parameters<KeyedOrders<OrderLine, OrderRecord>['update']>) {
    return super.update(id, rows, async (order) => saysOffice(order, await decide(order)), options);
  }

  /** Whether an order has this contract number; a cancelled one gave it back. */
  holds(gemContractNumber: string) {
    return this.exists({ gemContractNumber, status: { $in: numberedOrderStatuses } });
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  createdAt: 'createdAt',
  gemContractNumber: 'gemContractNumber',
  department: 'gemBuyerDepartmentName',
  seller: 'sellerName',
  totalAmount: 'totalAmount',
  /** By how soon somebody is awaited, not by name. */
  status: 'awaited',
  priority: 'urgency',
  expectedDelivery: 'expectedDeliveryWindow.endDate',
} as const;
