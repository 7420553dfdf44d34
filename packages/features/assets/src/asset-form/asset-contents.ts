import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the form of a new asset, and the fields that stand in each. */
export const assetContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  { id: 'contract', title: t('GeM contract'), names: ['gemContractNumber', 'category'] },
  {
    id: 'basic',
    title: t('Basic Information'),
    names: ['name', 'serialNumber', 'manufacturer', 'brand', 'model'],
    also: ['condition'],
  },
  {
    id: 'purchase',
    title: t('Purchase and warranty'),
    names: ['value', 'purchaseDate', 'warrantyExpiry'],
    also: ['invoiceNumber'],
  },
  { id: 'amc', title: t('AMC'), names: ['hasAmc', 'amcExpiry', 'supplier'] },
  {
    id: 'place',
    title: t('Location and notes'),
    names: ['location', 'description', 'notes'],
    also: ['department'],
  },
];
