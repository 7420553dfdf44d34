import { Controller } from '@nestjs/common';
import { assetImports } from '@portal/contracts';
import { type Call, csvParts, Download, Handles } from '@portal/service-kit';
import { ImportService } from './import.service.js';
import { bulkView, importView, summaryView } from './import.view.js';
import { RefusedFile } from './refused-file.js';
import { templateColumns, templateRow } from './template.js';

const csv = 'text/csv; charset=utf-8';

@Controller()
export class ImportController {
  constructor(
    private readonly service: ImportService,
    private readonly refusedFile: RefusedFile,
  ) {}

  @Handles(assetImports.list)
  async list(call: Call<typeof assetImports.list>) {
    return { items: (await this.service.list(call)).map(summaryView) };
  }

  @Handles(assetImports.upload)
  async upload(call: Call<typeof assetImports.upload>) {
    return importView(await this.service.upload(call));
  }

  @Handles(assetImports.sheet)
  async sheet(call: Call<typeof assetImports.sheet>) {
    return importView(await this.service.sheet(call));
  }

  @Handles(assetImports.get)
  async get(call: Call<typeof assetImports.get>) {
    return importView(await this.service.get(call));
  }

  @Handles(assetImports.check)
  async check(call: Call<typeof assetImports.check>) {
    return importView(await this.service.checkAgain(call));
  }

  @Handles(assetImports.run)
  async run(call: Call<typeof assetImports.run>) {
    return importView(await this.service.run(call));
  }

  @Handles(assetImports.refused)
  async refused(call: Call<typeof assetImports.refused>) {
    return this.refusedFile.download(await this.service.get(call), call.language);
  }

  @Handles(assetImports.undo)
  async undo(call: Call<typeof assetImports.undo>) {
    return importView(await this.service.undo(call));
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
