import { DomainError } from '@portal/service-kit';

export const draftErrors = {
  orderUnknown: () =>
    new DomainError(
      'ASSET_DRAFT_ORDER_UNKNOWN',
      409,
      'The order of this asset is not known to the register yet. Please try again in a moment.',
    ),
};
