import { z } from 'zod';
import { StoredFile, FileIds } from '../kernel/file.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, optionalParagraph, required } from '../kernel/text.js';
import { assetCategories } from '../procurement/order.js';
import { campaignStatuses } from '../states/campaign.js';
import { assetConditions } from './asset.js';

/** So many days before its due date the auditors of a running campaign are reminded, at each of them once. */
export const campaignReminderDays = [7, 1] as const;
/** So many people count in one campaign. */
const mostAuditors = 20;
/** So many missing assets are marked for follow-up at once. */
export const mostFollowedUp = 100;
/** A new code that is in no register: so many an auditor records in one campaign a day, as codes are read and not tried. */
export const unknownCodesADay = 500;

/** What an asset was found to be: as the register says of assets, or damaged. */
export const countConditions = [...assetConditions, 'Damaged'] as const;

/** The figures of a campaign, each with the rows behind it. Wrong location and damaged are among those found. */
export const campaignResults = ['expected', 'found', 'missing', 'unexpected', 'wrong-location', 'damaged'] as const;
export type CampaignResult = (typeof campaignResults)[number];

/** A missing asset is looked into (Open) until it has turned up (Found). */
export const followUpStates = ['Open', 'Found'] as const;

/** Which assets of the office are expected: all that are in use, or only those of a category, a place or their holders' department. */
export const CampaignScope = z.object({
  category: oneOf(assetCategories).optional().meta({ label: 'Category' }),
  /** Found by the beginnings of its words, as in the list of assets. */
  location: optional(200).meta({ label: 'Location' }),
  holderDepartment: optional(200).meta({ label: 'Department of the holder' }),
});
export type CampaignScope = z.output<typeof CampaignScope>;

const plan = {
  name: required('Please give the campaign a name', 100).meta({ label: 'Name' }),
  dueDate: day('Please choose the day until which is counted').meta({ label: 'Due date', unit: 'day' }),
  auditorIds: z
    .array(Id, { error: 'Choose at least one auditor' })
    .min(1, 'Choose at least one auditor')
    .max(mostAuditors, `At most ${mostAuditors} auditors are allowed`)
    .meta({ label: 'Auditors' }),
};

/** A new campaign of physical verification (General Financial Rules 2017, rule 213). */
export const NewCampaign = CampaignScope.extend({
  ...plan,
  /** Whose assets are counted: a Super Admin names the office, a buyer's is their own. */
  organizationId: Id.optional().meta({ label: 'Office' }),
});
export type NewCampaign = z.output<typeof NewCampaign>;

/** What of a campaign may change: all of its plan until it starts, then only its name, its end and who counts. */
export const CampaignChange = CampaignScope.extend(plan);
export type CampaignChange = z.output<typeof CampaignChange>;

export const CampaignStep = z
  .object({
    status: oneOf(['Running', 'Closed', 'Cancelled'], 'Please choose a status').meta({ label: 'Status' }),
    reason: optionalParagraph().meta({ label: 'Reason' }),
  })
  .refine(({ status, reason }) => status !== 'Cancelled' || reason !== undefined, {
    path: ['reason'],
    message: 'Please give a reason',
  });

/** A campaign with its figures; missing are those expected that were not found. */
export const Campaign = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  name: z.string().meta({ label: 'Name' }),
  status: z.enum(campaignStatuses).meta({ label: 'Status' }),
  organizationId: z.string().meta({ label: 'Office (id)' }),
  organizationName: z.string().meta({ label: 'Office' }),
  category: z.string().optional().meta({ label: 'Category' }),
  location: z.string().optional().meta({ label: 'Location' }),
  holderDepartment: z.string().optional().meta({ label: 'Department of the holder' }),
  dueDate: z.string().meta({ label: 'Due date', unit: 'day' }),
  auditorIds: z.array(z.string()).meta({ label: 'Auditors (ids)' }),
  auditors: z.array(z.object({ id: z.string().meta({ label: 'Id' }), name: z.string().meta({ label: 'Name' }) })).meta({
    label: 'Auditors',
  }),
  /** The list of expected assets stands: from then on is counted. */
  isListed: z.boolean().meta({ label: 'Expected assets listed' }),
  expected: z.int().meta({ label: 'Expected' }),
  found: z.int().meta({ label: 'Found' }),
  unexpected: z.int().meta({ label: 'Unexpected' }),
  wrongLocation: z.int().meta({ label: 'Wrong location' }),
  damaged: z.int().meta({ label: 'Damaged' }),
  startedAt: z.string().optional().meta({ label: 'Started on', unit: 'instant' }),
  closedAt: z.string().optional().meta({ label: 'Closed on', unit: 'instant' }),
  closedBy: z.string().optional().meta({ label: 'Closed by' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  createdById: z.string().meta({ label: 'Created by (id)' }),
  createdBy: z.string().meta({ label: 'Created by' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Campaign = z.output<typeof Campaign>;

/** What an auditor found. */
const counted = {
  condition: oneOf(countConditions, 'Please choose a condition').optional().meta({ label: 'Condition' }),
  seenLocation: optional(200).meta({ label: 'Location seen' }),
  note: optionalParagraph().meta({ label: 'Note' }),
  photos: FileIds.max(3, 'At most 3 photos are allowed').default([]).meta({ label: 'Photos' }),
};

/** One count: of what a label, a device or a paper says. Without a condition it is as the register says, without a place where it says. */
export const NewCount = z.object({
  code: required('Please scan or type a code', 100).meta({ label: 'Asset ID, serial number or contract' }),
  /** Which one, where the code fits several. */
  assetId: Id.optional(),
  ...counted,
});
export type NewCount = z.output<typeof NewCount>;

/** A count as it should have been; not counted where it was a mistake. */
export const CountCorrection = z.object({ counted: z.boolean().default(true).meta({ label: 'Counted' }), ...counted });
export type CountCorrection = z.output<typeof CountCorrection>;

/** A count that was corrected since. */
const EarlierCount = z.object({
  countedAt: z.string().meta({ label: 'Counted on', unit: 'instant' }),
  countedBy: z.string().meta({ label: 'Counted by' }),
  condition: z.string().optional().meta({ label: 'Condition' }),
  seenLocation: z.string().optional().meta({ label: 'Location seen' }),
  note: z.string().optional().meta({ label: 'Note' }),
  correctedAt: z.string().meta({ label: 'Corrected on', unit: 'instant' }),
  correctedBy: z.string().meta({ label: 'Corrected by' }),
});
export type EarlierCount = z.output<typeof EarlierCount>;

/** An asset that a campaign expects, or something that turned up besides; of a code in no register of the office nothing but the code is known. */
export const CampaignAsset = Tracked.extend({
  campaignId: z.string().meta({ label: 'Campaign (id)' }),
  isExpected: z.boolean().meta({ label: 'Expected' }),
  code: z.string().optional().meta({ label: 'Scanned code' }),
  assetId: z.string().optional().meta({ label: 'Asset (id)' }),
  assetUid: z.string().optional().meta({ label: 'Asset ID' }),
  serialNumber: z.string().optional().meta({ label: 'Serial number' }),
  name: z.string().optional().meta({ label: 'Asset name' }),
  category: z.string().optional().meta({ label: 'Category' }),
  location: z.string().optional().meta({ label: 'Location in the register' }),
  holder: z.string().optional().meta({ label: 'Holder' }),
  registeredCondition: z.string().optional().meta({ label: 'Condition in the register' }),
  isCounted: z.boolean().meta({ label: 'Counted' }),
  condition: z.string().optional().meta({ label: 'Condition' }),
  seenLocation: z.string().optional().meta({ label: 'Location seen' }),
  note: z.string().optional().meta({ label: 'Note' }),
  photos: z.array(StoredFile).meta({ label: 'Photos' }),
  countedAt: z.string().optional().meta({ label: 'Counted on', unit: 'instant' }),
  countedBy: z.string().optional().meta({ label: 'Counted by' }),
  countedById: z.string().optional().meta({ label: 'Counted by (id)' }),
  results: z.array(z.enum(campaignResults)).meta({ label: 'Results' }),
  followUp: z.enum(followUpStates).optional().meta({ label: 'Follow-up' }),
  followUpNote: z.string().optional().meta({ label: 'Note on the follow-up' }),
  earlier: z.array(EarlierCount).meta({ label: 'Earlier counts' }),
});
export type CampaignAsset = z.output<typeof CampaignAsset>;

/** An asset of the office that a code fits. */
export const CodeMatch = CampaignAsset.pick({
  serialNumber: true,
  name: true,
  location: true,
  holder: true,
  countedAt: true,
  countedBy: true,
  isExpected: true,
}).extend({ assetId: z.string(), assetUid: z.string() });
export type CodeMatch = z.output<typeof CodeMatch>;

export const CampaignQuery = ListQuery.extend({
  status: z.enum(campaignStatuses).optional(),
  /** Running, and counted in by the asker. */
  counting: z.literal('yes').optional(),
});

export const CampaignAssetQuery = ListQuery.extend({
  result: z.enum(campaignResults).optional(),
  followUp: z.enum(followUpStates).optional(),
});
export type CampaignAssetQuery = z.output<typeof CampaignAssetQuery>;

/** Missing assets that are looked into from now on; they and what became of them stand in the assets' lives. */
export const NewFollowUps = z.object({
  ids: z
    .array(Id)
    .min(1, 'Please choose assets')
    .max(mostFollowedUp, `At most ${mostFollowedUp} assets can be marked at once`),
});

/** What became of a missing asset: it was found, and where. */
export const FollowUpFound = z.object({
  note: required('Please say where it was found', 500).meta({ label: 'Where and how it was found' }),
});
