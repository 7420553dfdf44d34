import { AssetFormPage, AssetImportPage, AssetListPage, AssetPage } from '@portal/features-assets';
import { useT } from '@portal/ui';
import { assets, orders } from '../addresses.js';

export function AssetsPage() {
  const t = useT();
  return <AssetListPage base={assets} title={t('Asset Management')} />;
}

export const OneAssetPage = () => <AssetPage base={assets} orders={orders} />;
export const AssetEntryPage = () => <AssetFormPage base={assets} />;
export const ImportPage = () => <AssetImportPage base={assets} />;
