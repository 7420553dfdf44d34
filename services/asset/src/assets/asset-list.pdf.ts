import { Injectable } from '@nestjs/common';
import { type assets, mostOnPaper } from '@portal/contracts';
import { type Call, DomainError, rowsFor, Typesetter } from '@portal/service-kit';
import { today } from '../days.js';
import { ExpirySettingsService } from '../expiries/expiry-settings.service.js';
import { assetListPaperOf } from './asset-list.paper.js';
import { filtersOf, orderFor } from './asset.filter.js';
import { AssetRepository } from './asset.repository.js';

const template = new URL('../../templates/asset-list.typ', import.meta.url);
const tooMany = `More than ${mostOnPaper} assets match: please narrow the list`;

/** All assets of a list's question as a document to print, up to as many as anybody reads on paper. */
@Injectable()
export class AssetListPdf extends Typesetter {
  constructor(
    private readonly store: AssetRepository,
    private readonly settings: ExpirySettingsService,
  ) {
    super();
  }

  async download({ actor, query, language }: Call<typeof assets.exportPdf>) {
    const wanted = filtersOf(actor, query, await this.settings.alertDays());
    const filter = { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'Asset'), ...wanted] };
    const sort = orderFor(actor, query.sort, '-createdAt');
    const found = await this.store.findMany(filter, { sort, limit: mostOnPaper + 1 });
    if (found.length > mostOnPaper) throw new DomainError('ASSETS_TOO_MANY_FOR_PAPER', 409, tooMany);
    return this.document(`assets-${today()}.pdf`, template, await assetListPaperOf(found, { actor, query, language }));
  }
}
