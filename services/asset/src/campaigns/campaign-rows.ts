import { Injectable } from '@nestjs/common';
import {
  CampaignAsset,
  type CampaignAssetQuery,
  type campaigns as contract,
  type CampaignResult,
  descriptionOf,
} from '@portal/contracts';
import { type Call, csvParts, Download, type Filter, rowsFor, sortOf, wordsOf } from '@portal/service-kit';
import { CampaignAssetRepository, CampaignRepository, rowSorts } from './campaign.repository.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

/** What a row comes to, the most telling first. */
const outcomes: readonly (readonly [CampaignResult, string])[] = [
  ['damaged', 'Damaged'],
  ['wrong-location', 'Wrong location'],
  ['found', 'Found'],
  ['missing', 'Missing'],
  ['unexpected', 'Unexpected'],
];
const outcomeOf = ({ results }: CampaignAssetRecord) =>
  outcomes.find(([result]) => results.includes(result))?.[1] ?? 'Taken back';

const fields = [
  'assetUid',
  'serialNumber',
  'code',
  'name',
  'category',
  'location',
  'holder',
  'condition',
  'seenLocation',
  'countedBy',
  'countedAt',
  'note',
  'followUp',
  'followUpNote',
] as const;

function cellOf(row: CampaignAssetRecord, field: (typeof fields)[number]) {
  const value = row[field];
  return value instanceof Date ? value.toISOString() : value;
}

const marks = ['', 'holder:', 'place:'];
/** Rows that have each word of a text, as the list of assets finds them. */
const having = (text: string | undefined): Filter<CampaignAssetRecord>[] => {
  if (!text) return [];
  const words = wordsOf(text);
  if (words.length === 0) return [{ _id: { $in: [] } }];
  return words.map((word) => ({ words: { $in: marks.map((mark) => new RegExp(`^${mark}${word}`)) } }));
};

const matching = (campaignId: string, { result, followUp, q }: CampaignAssetQuery): Filter<CampaignAssetRecord>[] => [
  { campaignId },
  ...(result ? [{ results: result }] : []),
  ...(followUp ? [{ followUp }] : []),
  ...having(q),
];

/** The assets behind the figures of a campaign. */
@Injectable()
export class CampaignRows {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
  ) {}

  async list({ actor, params, query }: Call<typeof contract.rows>) {
    const { _id } = await this.campaigns.findOrFail(params.id, rowsFor(actor, 'view', 'Campaign'));
    return this.rows.list(matching(_id, query), query, rowSorts, 'name');
  }

  async download({ actor, params, query }: Call<typeof contract.exportCsv>) {
    const campaign = await this.campaigns.findOrFail(params.id, rowsFor(actor, 'view', 'Campaign'));
    const columns = [
      ...fields.map((field) => {
        const heading = descriptionOf(CampaignAsset, field).label;
        return [heading, (row: CampaignAssetRecord) => cellOf(row, field)] as const;
      }),
      ['Result', outcomeOf] as const,
    ];
    const rows = this.rows.each(
      { $and: matching(campaign._id, query) },
      { sort: sortOf(query.sort, rowSorts, 'name') },
    );
    return new Download(`${campaign.number}.csv`, 'text/csv; charset=utf-8', csvParts(columns, rows));
  }
}
