import { NewAsset } from '@portal/contracts';
import { contentsOf, type ContentsPart, type useT } from '@portal/ui';

/** The parts of the form of a new asset. */
export const assetContents = (t: ReturnType<typeof useT>): ContentsPart[] =>
  contentsOf(NewAsset, [
    { id: 'contract', title: t('GeM contract') },
    { id: 'basic', title: t('Basic Information') },
    { id: 'purchase', title: t('Purchase and warranty') },
    { id: 'amc', title: t('AMC') },
    { id: 'place', title: t('Location and notes') },
  ]);
