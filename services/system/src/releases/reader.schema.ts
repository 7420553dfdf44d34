import { documentSchema } from '@portal/service-kit';

/** When one person last opened a release, and when it last failed for them; who that is, nobody can read. */
export interface AreaReader {
  /** Area, version and reader. */
  _id: string;
  area: string;
  version: string;
  openedAt: Date | null;
  failedAt: Date | null;
  /** Both as they were before the last report. */
  openedBefore: Date | null;
  failedBefore: Date | null;
  at: Date;
}

const keptSeconds = 14 * 24 * 60 * 60;

export const readerSchema = documentSchema('areaReaders', {
  _id: { type: String, required: true },
  area: { type: String, required: true },
  version: { type: String, required: true },
  openedAt: Date,
  failedAt: Date,
  openedBefore: Date,
  failedBefore: Date,
  at: { type: Date, required: true },
});
readerSchema.index({ area: 1, version: 1, openedAt: 1 });
readerSchema.index({ area: 1, version: 1, failedAt: 1 });
readerSchema.index({ at: 1 }, { expireAfterSeconds: keptSeconds });
