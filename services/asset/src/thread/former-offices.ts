import { Injectable } from '@nestjs/common';
import { forEach, type Migration, type RecordRepository, type Stored } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { AssetHistoryRepository } from './asset-history.repository.js';

/** What was noted of an asset while an office had it. */
interface OfOffice extends Stored {
  assetId: string;
  officeId?: string;
}

/** Which office an asset belonged to at a time, as its history tells. */
@Injectable()
export class FormerOffices {
  constructor(
    private readonly assets: AssetRepository,
    private readonly history: AssetHistoryRepository,
  ) {}

  /** Notes the office of that time on records of before offices were noted: without one, they would go on to whatever office the asset goes to. */
  noting<T extends OfOffice>(repository: RecordRepository<T>, name: string): Migration {
    const records = repository as unknown as RecordRepository<OfOffice>;
    const where = { officeId: { $exists: false } };
    return forEach(records, {
      name,
      where,
      work: async (id) => {
        const record = await records.findOne({ _id: id }, { fields: ['assetId', 'createdAt'] });
        const officeId = record && (await this.at(record.assetId, record.createdAt));
        if (officeId) await records.updateOne({ $and: [{ _id: id }, where] }, { $set: { officeId } });
      },
    });
  }

  // Each change names the office that the asset had before it.
  private async at(assetId: string, moment: Date): Promise<string | undefined> {
    const later = { assetId, at: { $gt: moment }, officeId: { $exists: true } };
    const next = await this.history.findOne(later, { fields: ['officeId'], sort: { at: 1 } });
    if (next?.officeId) return next.officeId;
    const asset = await this.assets.findOne({ _id: assetId }, { fields: ['buyerOrganizationId'] });
    return asset?.buyerOrganizationId;
  }
}
