import { Injectable } from '@nestjs/common';
import { dayInIndia, type purchaseOrders as contract, toRupees } from '@portal/contracts';
import { type Call, csvParts, Download } from '@portal/service-kit';
import { PurchaseOrderRows, type StoredRow } from './purchase-order.rows.js';

/** The columns of the file in their order (requirements: purchase orders CSV export). */
const columns: readonly (readonly [heading: string, of: (row: StoredRow) => string | number | undefined])[] = [
  ['PO Number', (row) => row.poNumber],
  ['Title', (row) => row.title],
  ['Department', (row) => row.department],
  ['Supplier', (row) => row.supplier],
  ['Amount', (row) => toRupees(row.totalAmount)],
  ['Status', (row) => row.status],
  ['Priority', (row) => row.priority],
  ['Expected Delivery', (row) => row.expectedDeliveryDate],
  ['Requested By', (row) => row.requestedBy],
  ['Requested Date', (row) => dayInIndia(row.createdAt)],
];

/** Every row of a list's question as CSV, read while it is sent. */
@Injectable()
export class PurchaseOrderExport {
  constructor(private readonly rows: PurchaseOrderRows) {}

  download({ actor, query }: Call<typeof contract.exportCsv>) {
    return new Download(
      'purchase_orders.csv',
      'text/csv; charset=utf-8',
      csvParts(columns, this.rows.each(actor, query)),
    );
  }
}
