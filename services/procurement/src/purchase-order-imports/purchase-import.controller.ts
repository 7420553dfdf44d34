import { Controller } from '@nestjs/common';
import { type Actor, purchaseOrderImports } from '@portal/contracts';
import {
  type Call,
  csvParts,
  Download,
  Handles,
  importSummaryView,
  refusedFile,
  storedImportView,
} from '@portal/service-kit';
import { PurchaseImportCheck } from './import-check.js';
import { templateColumns, templateRows } from './import-template.js';
import { mayUndo } from './purchase-import.runner.js';
import { type PurchaseImportAnswer, PurchaseImportService } from './purchase-import.service.js';

const csv = 'text/csv; charset=utf-8';

/** An import as its office sees it. */
const view = (actor: Actor, record: PurchaseImportAnswer) => ({
  ...storedImportView(record),
  orders: record.orders ?? 0,
  mayUndo: mayUndo(actor, record),
});

@Controller()
export class PurchaseImportController {
  constructor(
    private readonly service: PurchaseImportService,
    private readonly files: PurchaseImportCheck,
  ) {}

  @Handles(purchaseOrderImports.upload)
  async upload(call: Call<typeof purchaseOrderImports.upload>) {
    return view(call.actor, await this.service.upload(call));
  }

  @Handles(purchaseOrderImports.list)
  async list(call: Call<typeof purchaseOrderImports.list>) {
    const items = await this.service.list(call);
    return { items: items.map((one) => ({ ...importSummaryView(one), orders: one.orders ?? 0 })) };
  }

  @Handles(purchaseOrderImports.get)
  async get(call: Call<typeof purchaseOrderImports.get>) {
    return view(call.actor, await this.service.get(call));
  }

  @Handles(purchaseOrderImports.check)
  async check(call: Call<typeof purchaseOrderImports.check>) {
    return view(call.actor, await this.service.checkAgain(call));
  }

  @Handles(purchaseOrderImports.run)
  async run(call: Call<typeof purchaseOrderImports.run>) {
    return view(call.actor, await this.service.run(call));
  }

  @Handles(purchaseOrderImports.refused)
  async refused(call: Call<typeof purchaseOrderImports.refused>) {
    const { fileName, fileId, refused } = await this.service.get(call);
    return refusedFile(fileName, await this.files.table(fileId), refused, call.language);
  }

  @Handles(purchaseOrderImports.undo)
  async undo(call: Call<typeof purchaseOrderImports.undo>) {
    return view(call.actor, await this.service.undo(call));
  }

  @Handles(purchaseOrderImports.template)
  async template() {
    return new Download('purchase_order_template.csv', csv, csvParts(templateColumns, templateRows()));
  }
}
