import { Injectable } from '@nestjs/common';
import {
  dayInIndia,
  descriptionOf,
  type purchaseOrders as contract,
  PurchaseOrderRow,
  toRupees,
} from '@portal/contracts';
import { type Call, csvParts, Download, xlsxDownload } from '@portal/service-kit';
import { PurchaseOrderRows, type StoredRow } from './purchase-order.rows.js';

type Column = readonly [heading: string, of: (row: StoredRow) => string | number | undefined, field: string];

/** The columns of the file in their order (requirements: purchase orders CSV export), each with the field that it shows. */
const columns: readonly Column[] = [
  ['PO Number', (row) => row.poNumber, 'poNumber'],
  ['Title', (row) => row.title, 'title'],
  ['Department', (row) => row.department, 'department'],
  ['Supplier', (row) => row.supplier, 'supplier'],
  ['Amount', (row) => toRupees(row.totalAmount), 'totalAmount'],
  ['Status', (row) => row.status, 'status'],
  ['Priority', (row) => row.priority, 'priority'],
  ['Expected Delivery', (row) => row.expectedDeliveryDate, 'expectedDeliveryDate'],
  ['Requested By', (row) => row.requestedBy, 'requestedBy'],
  ['Requested Date', (row) => dayInIndia(row.createdAt), 'requestedDate'],
];

/** Every row of a list's question as a file, read while it is sent. */
@Injectable()
export class PurchaseOrderExport {
  constructor(private readonly rows: PurchaseOrderRows) {}

  download({ actor, query }: Call<typeof contract.exportCsv>) {
    return new Download(
      'purchase_orders.csv',
      'text/csv; charset=utf-8',
      csvParts(
        columns.map(([heading, of]) => [heading, of] as const),
        this.rows.each(actor, query),
      ),
    );
  }

  workbook({ actor, query, language }: Call<typeof contract.exportXlsx>) {
    const described = columns.map(([, of, field]) => ({ ...descriptionOf(PurchaseOrderRow, field), of }));
    return xlsxDownload('purchase_orders.xlsx', described, this.rows.each(actor, query), language);
  }
}
