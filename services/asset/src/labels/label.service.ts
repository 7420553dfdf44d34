import { Injectable } from '@nestjs/common';
import { type labels, labelSizes, mostLabels } from '@portal/contracts';
import { type Call, DomainError, invalid, rowsFor, Typesetter } from '@portal/service-kit';
import { today } from '../days.js';
import { orderFor } from '../assets/asset.filter.js';
import { AssetList } from '../assets/asset-list.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { type Labelled, labelPaperOf } from './label.paper.js';

const template = new URL('../../templates/asset-labels.typ', import.meta.url);
const fields = ['assetUid', 'name', 'serialNumber', 'department', 'buyerName'] as const;

/** Labels of assets to print and stick. */
@Injectable()
export class LabelService extends Typesetter {
  constructor(
    private readonly assets: AssetRepository,
    private readonly list: AssetList,
  ) {
    super();
  }

  async download(call: Call<typeof labels.pdf>) {
    const { size, used } = call.query;
    const { across, down } = labelSizes[size];
    if (used > 0 && used >= across * down) throw invalid({ used: 'A sheet has fewer labels' });
    const found = await this.labelled(call);
    if (found.length === 0) throw new DomainError('LABELS_NONE', 409, 'There is nothing to print');
    if (found.length > mostLabels) throw new DomainError('LABELS_TOO_MANY', 409, tooMany);
    const paper = await labelPaperOf(found, { size, used, language: call.language });
    return this.document(`labels-${today()}.pdf`, template, paper);
  }

  private async labelled({ actor, query }: Call<typeof labels.pdf>): Promise<Labelled[]> {
    const { ids } = query;
    if (!ids) return this.list.first(actor, query, mostLabels + 1, 'name');
    const chosen = { _id: { $in: ids } };
    const filter = { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'Asset'), chosen] };
    const sort = orderFor(actor, query.sort, 'name');
    return this.assets.findMany(filter, { sort, limit: mostLabels + 1, fields });
  }
}

const tooMany = `More than ${mostLabels} assets match: please narrow the list`;
