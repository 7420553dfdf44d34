import { Injectable } from '@nestjs/common';
import { Kit, Repository } from '@portal/service-kit';
import { type AreaReader, readerSchema } from './reader.schema.js';

/** Who opened which release, each person once. */
@Injectable()
export class ReaderRepository extends Repository<AreaReader> {
  constructor(kit: Kit) {
    super(kit.database, 'AreaReader', readerSchema);
    kit.keep(this);
  }

  /** Notes that somebody opened a release, or that it failed for them, and gives what was known of them before. */
  note(release: Pick<AreaReader, 'area' | 'version'>, reader: string, is: { opening: boolean; failure: boolean }) {
    const { area, version } = release;
    return this.updateAndFind(
      { _id: `${area}/${version}/${reader}` },
      [
        {
          $set: {
            ...{ area: { $literal: area }, version: { $literal: version }, at: '$$NOW' },
            openedBefore: { $ifNull: ['$openedAt', null] },
            failedBefore: { $ifNull: ['$failedAt', null] },
            openedAt: is.opening ? '$$NOW' : { $ifNull: ['$openedAt', null] },
            failedAt: is.failure ? '$$NOW' : { $ifNull: ['$failedAt', null] },
          },
        },
      ],
      { upsert: true },
    );
  }

  /** How many people opened a release since then, and for how many of them it failed. */
  async countSince(release: Pick<AreaReader, 'area' | 'version'>, since: Date) {
    const late = { $gte: since };
    const [people, troubled] = await Promise.all([
      this.count({ ...release, $or: [{ openedAt: late }, { failedAt: late }] }),
      this.count({ ...release, failedAt: late }),
    ]);
    return { people, troubled };
  }
}
