import { unknownCodesADay } from '@portal/contracts';
import { DomainError, type Limit, rateExceeded, refuse } from '@portal/service-kit';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

export const campaignErrors = {
  notRunning: () =>
    new DomainError('CAMPAIGN_NOT_RUNNING', 409, 'This campaign is not running: nothing is counted in it'),
  notListed: () =>
    new DomainError(
      'CAMPAIGN_NOT_LISTED',
      409,
      'The expected assets are still being listed. Please try again in a moment.',
      {
        retryAfter: 2,
      },
    ),
  notAuditor: () => refuse('FORBIDDEN', { message: 'Only the auditors of this campaign count in it' }),
  /** Nobody confirms alone what they counted alone. */
  countedAlone: () =>
    new DomainError(
      'CAMPAIGN_COUNTED_ALONE',
      409,
      'Who counted alone does not close the campaign. Please ask a colleague of your office, or a Super Admin.',
    ),
  ambiguous: () => new DomainError('CODE_AMBIGUOUS', 409, 'Several assets have this code: please choose one'),
  counted: ({ condition = '', countedBy = '', countedAt }: CampaignAssetRecord) =>
    new DomainError('ALREADY_COUNTED', 409, 'This asset was counted already', {
      conflict: { status: condition, by: countedBy, at: countedAt?.toISOString() ?? '' },
    }),
  notClosed: () => new DomainError('CAMPAIGN_NOT_CLOSED', 409, 'The outcome stands once the campaign is closed'),
};

/** Codes of one auditor that are in no register: who tries codes gets no further. */
export const unknownCodeLimit: Limit = {
  purpose: 'unknown codes of',
  most: unknownCodesADay,
  minutes: 24 * 60,
  fromFirst: true,
  refusal: rateExceeded,
};
