import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the delivery proof's form, and the fields that stand in each. */
export const proofContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  { id: 'proof-delivery', title: t('Delivery'), names: ['deliveryDate', 'deliveryLocation', 'deliveryBatch'] },
  { id: 'proof-assets', title: t('Delivered assets'), names: ['deliveredAssets'], also: ['dispatchAdviceId'] },
  {
    id: 'proof-files',
    title: t('Files'),
    names: ['deliveryReceipt', 'invoice'],
    also: ['warrantyCard', 'photos', 'notes'],
  },
];

/** The part of a GeM order, whose receiver accepts. */
export const otpContents = (t: ReturnType<typeof useT>): ContentsPart => ({
  id: 'proof-otp',
  title: t('Acceptance with OTP'),
  names: ['otp'],
});
