import { Controller } from '@nestjs/common';
import { type Actor, procurementFiles } from '@portal/contracts';
import { type Call, type FileRecord, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { DeliveryRepository } from '../deliveries/delivery.repository.js';
import { DeviceDocumentService } from '../documents/device-document.service.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { quoteRows } from '../quotes/quote.service.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';

type Asked = Pick<Call<typeof procurementFiles.download>, 'actor' | 'params' | 'token'>;

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly orders: OrderRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly documents: DocumentRepository,
    private readonly deviceDocuments: DeviceDocumentService,
    private readonly receipts: ReceiptRepository,
    private readonly invoices: InvoiceRepository,
    private readonly quotes: QuoteRepository,
  ) {}

  @Handles(procurementFiles.download)
  async download(call: Call<typeof procurementFiles.download>) {
    return this.kit.files.download(await this.seen(call));
  }

  @Handles(procurementFiles.scan)
  async scan(call: Call<typeof procurementFiles.scan>) {
    return this.kit.files.scan(await this.seen(call));
  }

  private async seen({ actor, params, token }: Asked) {
    const file = await this.kit.files.find(params.id);
    if (!file) throw refuse('NOT_FOUND');
    await this.check(actor, file, token);
    return file;
  }

  /** A file is read with the permission of its record; until it has one, only by who brought it. */
  private async check(actor: Actor, { _id, metadata }: FileRecord, token: string | undefined) {
    if (!metadata.record) {
      if (metadata.uploader !== actor.id) throw refuse('NOT_FOUND');
      return;
    }
    const { type, id } = metadata.record;
    if (type === 'Order') return void (await this.orders.findOrFail(id, rowsFor(actor, 'view', 'Order')));
    if (type === 'DeliveryProof')
      return void (await this.deliveries.findOrFail(id, rowsFor(actor, 'view', 'DeliveryProof')));
    // A maker sees an order without its papers.
    if (type === 'PurchaseOrder' && actor.role !== 'OEM')
      return void (await this.purchaseOrders.findOrFail(id, rowsFor(actor, 'view', 'PurchaseOrder')));
    if (type === 'Document' && actor.role === 'End User') return this.deviceDocuments.check(token, id, String(_id));
    if (type === 'Document') return void (await this.documents.findOrFail(id, rowsFor(actor, 'view', 'Document')));
    if (type === 'Receipt') return void (await this.receipts.findOrFail(id, rowsFor(actor, 'view', 'Receipt')));
    if (type === 'Invoice') return void (await this.invoices.findOrFail(id, rowsFor(actor, 'view', 'Invoice')));
    // Sealed as the quote is.
    if (type === 'Quote') return void (await this.quotes.findOrFail(id, quoteRows(actor)));
    throw refuse('NOT_FOUND');
  }
}
