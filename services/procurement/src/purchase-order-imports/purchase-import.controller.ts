import { Controller } from '@nestjs/common';
import { eachFault, purchaseOrderImports, type RefusedPurchaseRow } from '@portal/contracts';
import { type Call, csvParts, Download, Handles, storedImportView } from '@portal/service-kit';
import { templateColumns, templateRows } from './import-template.js';
import { PurchaseImportService } from './purchase-import.service.js';

const csv = 'text/csv; charset=utf-8';
const refusedColumns: [string, (row: RefusedPurchaseRow) => string | number][] = [
  ['Line', ({ line }) => line],
  ['Row', ({ row }) => row],
  ['Order key', ({ orderKey }) => orderKey],
  ['Column', ({ column }) => column],
  ['Value', ({ value }) => value],
  ['Reason', ({ reason }) => reason],
];

@Controller()
export class PurchaseImportController {
  constructor(private readonly service: PurchaseImportService) {}

  @Handles(purchaseOrderImports.upload)
  async upload(call: Call<typeof purchaseOrderImports.upload>) {
    return storedImportView(await this.service.upload(call));
  }

  @Handles(purchaseOrderImports.get)
  async get(call: Call<typeof purchaseOrderImports.get>) {
    return storedImportView(await this.service.get(call));
  }

  @Handles(purchaseOrderImports.check)
  async check(call: Call<typeof purchaseOrderImports.check>) {
    return storedImportView(await this.service.checkAgain(call));
  }

  @Handles(purchaseOrderImports.run)
  async run(call: Call<typeof purchaseOrderImports.run>) {
    return storedImportView(await this.service.run(call));
  }

  @Handles(purchaseOrderImports.refused)
  async refused(call: Call<typeof purchaseOrderImports.refused>) {
    const { fileName, refused } = await this.service.get(call);
    return new Download(
      `refused-${fileName.replace(/\.csv$/i, '')}.csv`,
      csv,
      csvParts(refusedColumns, eachFault(refused)),
    );
  }

  @Handles(purchaseOrderImports.template)
  async template() {
    return new Download('purchase_order_template.csv', csv, csvParts(templateColumns, templateRows()));
  }
}
