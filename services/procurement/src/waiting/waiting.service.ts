import { Injectable } from '@nestjs/common';
import { documents, invoices, mayAsk, receipts, rfqs, type waiting } from '@portal/contracts';
import { type Call, type RecordRepository, rowsFor, type Stored, type Where } from '@portal/service-kit';
import { DocumentRepository } from '../documents/document.repository.js';
import { undecided } from '../documents/document.service.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { OrderRepository } from '../orders/order.repository.js';
import { undecided as undecidedOrders } from '../orders/order.service.js';
import { AwaitedOrders } from '../purchase-orders/awaited-orders.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { RequisitionRepository } from '../requisitions/requisition.repository.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import { inStatus } from '../rfqs/rfq.service.js';

/** Counts what waits for somebody's decision: the same that the lists show in these states, without what is their own. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly documents: DocumentRepository,
    private readonly requisitions: RequisitionRepository,
    private readonly rfqs: RfqRepository,
    private readonly receipts: ReceiptRepository,
    private readonly invoices: InvoiceRepository,
    private readonly awaited: AwaitedOrders,
  ) {}

  async count({ actor, token }: Call<typeof waiting.count>) {
    const of = <T extends Stored>(records: RecordRepository<T>, may: boolean, ...filters: Where<T>[]) =>
      may ? countOf(records, ...filters) : 0;
    const isAdmin = actor.role === 'Super Admin';
    const mayPay = mayAsk(invoices.pay.needs, actor.role);
    const bills = rowsFor(actor, 'view', 'Invoice');
    const counts = {
      orders: of(this.orders, isAdmin, rowsFor(actor, 'view', 'Order'), undecidedOrders(actor)),
      purchaseOrders: of(
        this.purchaseOrders,
        true,
        rowsFor(actor, 'view', 'PurchaseOrder'),
        await this.awaited.awaiting(actor, token),
      ),
      documents: of(
        this.documents,
        mayAsk(documents.decide.needs, actor.role),
        rowsFor(actor, 'view', 'Document'),
        undecided(actor),
      ),
      requisitions: of(this.requisitions, true, rowsFor(actor, 'view', 'Requisition'), {
        status: 'Submitted',
        requestedById: { $ne: actor.id },
      }),
      awards: of(
        this.rfqs,
        !isAdmin && mayAsk(rfqs.award.needs, actor.role),
        rowsFor(actor, 'edit', 'Rfq'),
        inStatus('Closed'),
      ),
      receipts: of(this.receipts, mayAsk(receipts.inspect.needs, actor.role), rowsFor(actor, 'view', 'Receipt'), {
        status: 'Inspection Due',
      }),
      invoices: of(this.invoices, mayPay, bills, { status: 'Submitted' }),
      payments: of(this.invoices, mayPay, bills, { status: 'Accepted' }),
    };
    const found = Object.fromEntries(
      await Promise.all(Object.entries(counts).map(async ([kind, count]) => [kind, await count] as const)),
    ) as Record<keyof typeof counts, number>;
    return { ...found, total: Object.values(found).reduce((sum, count) => sum + count, 0) };
  }
}

const countOf = <T extends Stored>(records: RecordRepository<T>, ...filters: Where<T>[]) =>
  records.count({ $and: [{ deletedAt: { $exists: false } }, ...filters] } as unknown as Where<T>);
