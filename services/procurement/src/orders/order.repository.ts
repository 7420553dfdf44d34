import { Injectable } from '@nestjs/common';
import { numberedOrderStatuses } from '@portal/contracts';
import { Kit, RecordRepository } from '@portal/service-kit';
import { contractTaken } from './order.errors.js';
import { type OrderRecord, orderSchema } from './order.schema.js';

/** Where orders live. */
@Injectable()
export class OrderRepository extends RecordRepository<OrderRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Order', orderSchema, { gemContractNumber: contractTaken });
    kit.keep(this);
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
  status: 'status',
  expectedDelivery: 'expectedDeliveryWindow.endDate',
} as const;
