import { Injectable } from '@nestjs/common';
import type { SavedView } from '@portal/contracts';
import { documentSchema, isDuplicateKey, Kit, refuse, Repository } from '@portal/service-kit';
import { Schema } from 'mongoose';

/** The views that one person keeps of one list, under an id of both. */
interface StoredViews {
  _id: string;
  version: number;
  views: SavedView[];
}

const schema = documentSchema('saved_views', { _id: String, version: Number, views: [Schema.Types.Mixed] });

/** Where saved views live. They are nobody's but their owner's: no entry of the audit log tells of them. */
@Injectable()
export class SavedViewRepository extends Repository<StoredViews> {
  constructor(kit: Kit) {
    super(kit.database, 'SavedViews', schema);
    kit.keep(this);
  }

  /** Saves them in place of those of before; refuses where `version` is no longer theirs. */
  async save(id: string, views: SavedView[], version: number | undefined): Promise<StoredViews> {
    const filter = version === undefined ? { _id: id } : { _id: id, version };
    const upsert = version === undefined || version === 0;
    try {
      const saved = await this.updateAndFind(filter, { $set: { views }, $inc: { version: 1 } }, { upsert });
      if (saved) return saved;
    } catch (error) {
      if (!isDuplicateKey(error, '_id')) throw error;
    }
    throw refuse('STALE');
  }
}
