import { dayInIndia } from '@portal/contracts';
import { demoAdministrator, demoColleagues, demoDoor, DemoRandom, demoStored } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetWords } from '../assets/asset-words.js';
import type { CampaignRecord } from '../campaigns/campaign.schema.js';
import type { CampaignAssetRecord } from '../campaigns/campaign-asset.schema.js';
import { resultsOf } from '../campaigns/count.js';
import { addDays } from '../days.js';

const dayLength = 86_400_000;
const buyers = [...demoDoor, ...demoColleagues].filter(({ role }) => role === 'Buyer');

interface DemoCampaign {
  campaign: Omit<CampaignRecord, 'number'>;
  rows: CampaignAssetRecord[];
}

/** How a demo campaign goes: of how many it was found, whether it is closed, and when it began. */
interface Course {
  key: string;
  name: string;
  share: number;
  begun: Date;
  closed?: Date;
}

/** Of the first office: one campaign of last year that is closed, and one that runs. */
export function demoCampaigns(assets: readonly AssetRecord[], now: Date): DemoCampaign[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayLength);
  const buyer = buyers[0];
  if (!buyer) return [];
  const own = assets.filter(
    ({ buyerOrganizationId, status }) => buyerOrganizationId === buyer.organization.id && status !== 'Disposed',
  );
  const courses: Course[] = [
    { key: 'closed', name: 'Demo yearly verification', share: 0.94, begun: ago(60), closed: ago(31) },
    { key: 'running', name: 'Demo verification of this year', share: 0.4, begun: ago(6) },
  ];
  return courses.map((course) => campaignOf(course, buyer, own, now));
}

function campaignOf(
  course: Course,
  buyer: (typeof buyers)[number],
  own: readonly AssetRecord[],
  now: Date,
): DemoCampaign {
  const { key, name, begun, closed } = course;
  const id = `demo-campaign-${key}`;
  const rows = own.filter(({ createdAt }) => createdAt < begun).map((asset) => rowOf(id, asset, course, buyer, now));
  const count = (result: CampaignAssetRecord['results'][number]) =>
    rows.filter(({ results }) => results.includes(result)).length;
  const entry = (at: Date, by: { id: string; name: string }, action: string, status: string) => ({
    ...{ at: at.toISOString(), by: by.name, byId: by.id, action, status },
  });
  const campaign = {
    ...demoStored(id, [begun, closed ?? begun]),
    name,
    status: closed ? ('Closed' as const) : ('Running' as const),
    organizationId: buyer.organization.id,
    organizationName: buyer.organization.name,
    dueDate: closed ? dayInIndia(closed) : addDays(dayInIndia(now), 21),
    auditorIds: [buyer.id],
    auditors: [{ id: buyer.id, name: buyer.name }],
    isListed: true,
    expected: rows.length,
    found: count('found'),
    unexpected: 0,
    wrongLocation: count('wrong-location'),
    damaged: count('damaged'),
    countsMade: count('found'),
    startedAt: begun,
    ...(closed ? { closedAt: closed, closedBy: demoAdministrator.name } : {}),
    createdById: buyer.id,
    createdBy: buyer.name,
    history: [
      entry(begun, buyer, 'Start campaign', 'Running'),
      ...(closed ? [entry(closed, demoAdministrator, 'Close campaign', 'Closed')] : []),
    ],
  };
  return { campaign, rows };
}

function rowOf(
  campaignId: string,
  asset: AssetRecord,
  { share, begun, closed }: Course,
  buyer: (typeof buyers)[number],
  now: Date,
): CampaignAssetRecord {
  const random = new DemoRandom(`${campaignId}-${asset._id}`);
  const isCounted = random.chance(share);
  const days = ((closed ?? now).getTime() - begun.getTime()) / dayLength;
  const countedAt = new Date(begun.getTime() + random.between(1, Math.max(1, Math.floor(days) - 1)) * dayLength);
  const count = {
    condition: random.chance(0.03) ? 'Damaged' : asset.condition,
    ...(random.chance(0.05) ? { seenLocation: 'Store room' } : asset.location ? { seenLocation: asset.location } : {}),
    countedAt,
    countedBy: buyer.name,
    countedById: buyer.id,
  };
  const row = {
    ...demoStored(`${campaignId}-${asset._id}`, [begun]),
    campaignId,
    organizationId: buyer.organization.id,
    isExpected: true,
    assetId: asset._id,
    assetUid: asset.assetUid,
    serialNumber: asset.serialNumber,
    name: asset.name,
    category: asset.category,
    ...(asset.location ? { location: asset.location } : {}),
    ...(asset.endUser ? { holder: asset.endUser.name } : {}),
    registeredCondition: asset.condition,
    words: assetWords(asset),
    isCounted,
    photos: [],
    earlier: [],
    ...(isCounted ? count : {}),
  };
  return { ...row, results: resultsOf(row) };
}
