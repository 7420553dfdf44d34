import { Controller } from '@nestjs/common';
import { assets } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { AssetExport } from './asset.export.js';
import { AssetListPdf } from './asset-list.pdf.js';
import { DeletedAssets } from './deleted-assets.service.js';
import { AssetService } from './asset.service.js';
import { SerialStanding } from './serial-standing.js';
import { assetView } from './asset.view.js';

@Controller()
export class AssetController {
  constructor(
    private readonly service: AssetService,
    private readonly exports: AssetExport,
    private readonly paper: AssetListPdf,
    private readonly gone: DeletedAssets,
    private readonly serials: SerialStanding,
  ) {}

  @Handles(assets.list)
  async list(call: Call<typeof assets.list>) {
    const page = await this.service.list(call);
    return { ...page, items: page.items.map(assetView) };
  }

  @Handles(assets.get)
  async get({ actor, params }: Call<typeof assets.get>) {
    return assetView(await this.service.seen(actor, params.id));
  }

  @Handles(assets.search)
  async search(call: Call<typeof assets.search>) {
    return { items: (await this.service.search(call)).map(assetView) };
  }

  @Handles(assets.serialStanding)
  serialStanding(call: Call<typeof assets.serialStanding>) {
    return this.serials.of(call);
  }

  @Handles(assets.create)
  async create(call: Call<typeof assets.create>) {
    return assetView(await this.service.create(call));
  }

  @Handles(assets.update)
  async update(call: Call<typeof assets.update>) {
    return assetView(await this.service.update(call));
  }

  @Handles(assets.delete)
  delete(call: Call<typeof assets.delete>) {
    return this.service.delete(call);
  }

  @Handles(assets.deleted)
  deleted(call: Call<typeof assets.deleted>) {
    return this.gone.list(call);
  }

  @Handles(assets.restore)
  async restore(call: Call<typeof assets.restore>) {
    return assetView(await this.gone.restore(call));
  }

  @Handles(assets.setStatus)
  async setStatus(call: Call<typeof assets.setStatus>) {
    return assetView(await this.service.setStatus(call));
  }

  @Handles(assets.exportCsv)
  async exportCsv(call: Call<typeof assets.exportCsv>) {
    return this.exports.download(call);
  }

  @Handles(assets.exportXlsx)
  exportXlsx(call: Call<typeof assets.exportXlsx>) {
    return this.exports.workbook(call);
  }

  @Handles(assets.exportPdf)
  exportPdf(call: Call<typeof assets.exportPdf>) {
    return this.paper.download(call);
  }
}
