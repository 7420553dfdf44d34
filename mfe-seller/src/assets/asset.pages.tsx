import { AssetFormPage, AssetImportPage, AssetListPage, AssetPage } from '@portal/features-assets';
import { Needs, useAbility, useT } from '@portal/ui';
import { assets, orders } from '../addresses.js';

export function MyAssetsPage() {
  const t = useT();
  const sells = useAbility().can('view', 'sales');
  return <AssetListPage base={assets} title={sells ? t('My Delivered Assets') : t('Assets of your brands')} />;
}

/** A seller's asset leads to its order; an OEM sees no orders. */
export function OneAssetPage() {
  const sells = useAbility().can('view', 'sales');
  return <AssetPage base={assets} orders={sells ? orders : undefined} />;
}

// Who sells registers what was delivered; an OEM only sees it.
export const AddAssetPage = () => (
  <Needs action="create" module="sales">
    <AssetFormPage base={assets} />
  </Needs>
);
export const EditAssetPage = () => (
  <Needs action="edit" module="sales">
    <AssetFormPage base={assets} />
  </Needs>
);
export const ImportPage = () => (
  <Needs action="create" module="sales">
    <AssetImportPage base={assets} />
  </Needs>
);
