import { documentSchema } from '@portal/service-kit';

/** Milliseconds; longer ones count into the last. */
export const bounds = [
  ...[100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000, 4_000, 5_000, 6_500, 8_000],
  ...[12_000, 16_000, 600_000],
] as const;

/** How one release opened in browsers within some minutes, added up over all gateways. */
export interface OpeningCount {
  _id: string;
  area: string;
  version: string;
  since: Date;
  openings: number;
  failures: number;
  /** How many opened within each of the bounds, and not within the one before. */
  times: Record<string, number>;
}

const keptSeconds = 14 * 24 * 60 * 60;

export const openingSchema = documentSchema('areaOpenings', {
  _id: { type: String, required: true },
  area: { type: String, required: true },
  version: { type: String, required: true },
  since: { type: Date, required: true },
  openings: { type: Number, required: true },
  failures: { type: Number, required: true },
  times: { type: Object, required: true },
});
openingSchema.index({ area: 1, since: 1 });
openingSchema.index({ since: 1 }, { expireAfterSeconds: keptSeconds });
