import type { CampaignResult } from '@portal/contracts';
import type { Tally } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

type Counted = Pick<CampaignAssetRecord, 'isExpected' | 'isCounted' | 'condition' | 'location' | 'seenLocation'>;

const place = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();

/** Both are known, and they differ by more than case and punctuation. */
const isElsewhere = ({ location, seenLocation }: Counted) =>
  location !== undefined && seenLocation !== undefined && place(location) !== place(seenLocation);

/** Behind which figures a row stands; what was taken back stands behind none. */
export function resultsOf(row: Counted): CampaignResult[] {
  if (!row.isExpected) return row.isCounted ? ['unexpected'] : [];
  if (!row.isCounted) return ['expected', 'missing'];
  return [
    'expected',
    'found',
    ...(isElsewhere(row) ? (['wrong-location'] as const) : []),
    ...(row.condition === 'Damaged' ? (['damaged'] as const) : []),
  ];
}

const one = (results: readonly CampaignResult[], result: CampaignResult) => Number(results.includes(result));

/** By how much the figures change with a row. */
export const tallyChange = (before: readonly CampaignResult[], after: readonly CampaignResult[]): Tally => ({
  found: one(after, 'found') - one(before, 'found'),
  unexpected: one(after, 'unexpected') - one(before, 'unexpected'),
  wrongLocation: one(after, 'wrong-location') - one(before, 'wrong-location'),
  damaged: one(after, 'damaged') - one(before, 'damaged'),
});
