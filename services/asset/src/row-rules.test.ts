import { tryRowRules } from '@portal/service-kit/testing';
import { assetSchema } from './assets/asset.schema.js';
import { campaignSchema } from './campaigns/campaign.schema.js';
import { claimSchema } from './claims/claim.schema.js';
import { draftSchema } from './drafts/draft.schema.js';
import { serviceRecordSchema } from './service-records/service-record.schema.js';
import { warrantyClaimSchema } from './warranty-claims/warranty-claim.schema.js';
import { amcSchema, warrantySchema } from './cover/cover.schema.js';

it('shows and hides rows by fields that are stored', () => {
  const schemas = {
    Asset: assetSchema,
    AssetDraft: draftSchema,
    Device: assetSchema,
    Campaign: campaignSchema,
    DeviceClaim: claimSchema,
    Warranty: warrantySchema,
    WarrantyClaim: warrantyClaimSchema,
    Maintenance: amcSchema,
    AmcContract: amcSchema,
    ServiceRecord: serviceRecordSchema,
  };
  expect(tryRowRules('asset', schemas)).toEqual([]);
});
