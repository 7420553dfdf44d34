import { z } from 'zod';
import { fileOperations } from '../kernel/file.js';
import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, Id } from '../kernel/text.js';
import {
  Campaign,
  CampaignAsset,
  CampaignAssetQuery,
  CampaignChange,
  CampaignQuery,
  CampaignScope,
  CampaignStep,
  CodeMatch,
  CountCorrection,
  FollowUpFound,
  NewCampaign,
  NewCount,
  NewFollowUps,
} from './campaign.js';

const offices = ['Super Admin', 'Buyer'] as const;
const view = { any: ['assets:view'], only: offices } as const;
const plan = { any: ['assets:edit'], only: offices } as const;
/** Who counts is named in the campaign, and is a buyer of its office. */
const count = { any: ['assets:edit'], only: ['Buyer'] } as const;
const OfCampaign = ById.extend({ row: Id });

/** Photos of counts. */
export const assetFiles = fileOperations('asset');

/** Campaigns of physical verification: the assets of an office counted against its register, at least once a year. */
export const campaigns = {
  list: operation({
    subject: 'asset.campaign.list',
    method: 'GET',
    path: '/campaigns',
    summary: 'Verification campaigns of the own office, with their figures; unknown names of sort or filter answer 422',
    needs: view,
    query: CampaignQuery,
    reply: pageOf(Campaign.omit({ history: true })),
  }),
  scope: operation({
    subject: 'asset.campaign.scope',
    method: 'GET',
    path: '/campaigns/scope',
    summary: 'How many assets a campaign of this scope would expect now',
    needs: plan,
    query: CampaignScope.extend({ organizationId: Id.optional() }),
    reply: z.object({ expected: z.int() }),
  }),
  get: operation({
    subject: 'asset.campaign.get',
    method: 'GET',
    path: '/campaigns/{id}',
    summary: 'One verification campaign with its history',
    needs: view,
    params: ById,
    reply: Campaign,
  }),
  create: operation({
    subject: 'asset.campaign.create',
    method: 'POST',
    path: '/campaigns',
    summary: 'Plan a verification campaign of the own office; a Super Admin names the office',
    needs: plan,
    body: NewCampaign,
    reply: Campaign,
    status: 201,
  }),
  update: operation({
    subject: 'asset.campaign.update',
    method: 'PUT',
    path: '/campaigns/{id}',
    summary: 'Change a planned campaign; of a running one name, due date and auditors, its scope as it is',
    needs: plan,
    params: ById,
    body: CampaignChange,
    reply: Campaign,
  }),
  move: operation({
    subject: 'asset.campaign.move',
    method: 'PUT',
    path: '/campaigns/{id}/status',
    summary:
      'Start (the expected assets are listed), close or cancel a campaign; who was the only one to count does not close it',
    needs: plan,
    params: ById,
    body: CampaignStep,
    reply: Campaign,
  }),
  rows: operation({
    subject: 'asset.campaign.rows',
    method: 'GET',
    path: '/campaigns/{id}/assets',
    summary: 'The assets of a campaign, those behind one of its figures with `result`; unknown names answer 422',
    needs: view,
    params: ById,
    query: CampaignAssetQuery,
    reply: pageOf(CampaignAsset),
  }),
  lookUp: operation({
    subject: 'asset.campaign.look-up',
    method: 'GET',
    path: '/campaigns/{id}/matches',
    summary: "The assets of the campaign's office that have this asset id, serial number or contract, at most 20",
    needs: view,
    params: ById,
    query: z.object({ code: z.string().trim().min(1).max(100) }),
    reply: z.object({ items: z.array(CodeMatch) }),
  }),
  count: operation({
    subject: 'asset.campaign.count',
    method: 'POST',
    path: '/campaigns/{id}/counts',
    summary:
      'Count what a code names, once: a second one answers 409 with who counted it and when. A code that is in no register of the office is recorded as unexpected; one that fits several answers 409 CODE_AMBIGUOUS until `assetId` says which',
    needs: count,
    params: ById,
    body: NewCount,
    reply: CampaignAsset,
    status: 201,
  }),
  correct: operation({
    subject: 'asset.campaign.correct',
    method: 'PUT',
    path: '/campaigns/{id}/counts/{row}',
    summary: 'Correct a count, or take it back; what it said before stays',
    needs: count,
    params: OfCampaign,
    body: CountCorrection,
    reply: CampaignAsset,
  }),
  followUp: operation({
    subject: 'asset.campaign.follow-up',
    method: 'POST',
    path: '/campaigns/{id}/follow-ups',
    summary: 'Mark missing assets of a closed campaign for follow-up; those that are marked stay as they are',
    needs: plan,
    params: ById,
    body: NewFollowUps,
    reply: z.object({ marked: z.int() }),
  }),
  settle: operation({
    subject: 'asset.campaign.settle',
    method: 'PUT',
    path: '/campaigns/{id}/follow-ups/{row}',
    summary: 'Say that an asset that was missing has been found, and where',
    needs: plan,
    params: OfCampaign,
    body: FollowUpFound,
    reply: CampaignAsset,
  }),
  report: operation({
    subject: 'asset.campaign.report',
    method: 'GET',
    path: '/campaigns/{id}/report',
    summary: 'The outcome of a closed campaign as a document to be signed, in the language of the asker',
    needs: view,
    params: ById,
    reply: z.undefined(),
    download: 'application/pdf',
    deadline: 30_000,
  }),
  exportCsv: operation({
    subject: 'asset.campaign.export',
    method: 'GET',
    path: '/campaigns/{id}/export',
    summary: 'All matching assets of a campaign as CSV',
    needs: view,
    params: ById,
    query: CampaignAssetQuery,
    reply: z.undefined(),
    download: 'text/csv',
    deadline: 30_000,
  }),
};
