import { Controller } from '@nestjs/common';
import { assetImports, eachFault } from '@portal/contracts';
import { type Call, csvParts, Download, Handles, storedImportView } from '@portal/service-kit';
import type { Refusal } from './import-record.js';
import { ImportService } from './import.service.js';
import { bulkView } from './import.view.js';
import { templateColumns, templateRow } from './template.js';

const csv = 'text/csv; charset=utf-8';
const refusedColumns: [string, (row: Refusal) => string | number][] = [
  ['Line', ({ line }) => line],
  ['Row', ({ row }) => row],
  ['Serial Number', ({ serialNumber }) => serialNumber],
  ['Column', ({ column }) => column],
  ['Value', ({ value }) => value],
  ['Reason', ({ reason }) => reason],
];

@Controller()
export class ImportController {
  constructor(private readonly service: ImportService) {}

  @Handles(assetImports.upload)
  async upload(call: Call<typeof assetImports.upload>) {
    return storedImportView(await this.service.upload(call));
  }

  @Handles(assetImports.get)
  async get(call: Call<typeof assetImports.get>) {
    return storedImportView(await this.service.get(call));
  }

  @Handles(assetImports.check)
  async check(call: Call<typeof assetImports.check>) {
    return storedImportView(await this.service.checkAgain(call));
  }

  @Handles(assetImports.run)
  async run(call: Call<typeof assetImports.run>) {
    return storedImportView(await this.service.run(call));
  }

  @Handles(assetImports.refused)
  async refused(call: Call<typeof assetImports.refused>) {
    const { fileName, refused } = await this.service.get(call);
    return new Download(
      `refused-${fileName.replace(/\.csv$/i, '')}.csv`,
      csv,
      csvParts(refusedColumns, eachFault(refused)),
    );
  }

  @Handles(assetImports.template)
  async template() {
    return new Download('asset_template.csv', csv, csvParts(templateColumns, [templateRow]));
  }

  @Handles(assetImports.bulkUpload)
  async bulkUpload(call: Call<typeof assetImports.bulkUpload>) {
    return bulkView(await this.service.bulkUpload(call));
  }
}
