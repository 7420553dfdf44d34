import { AssetFormPage, AssetImportPage, AssetListPage, AssetPage } from '@portal/features-assets';
import { assets, procurement } from '../addresses.js';

export const AssetsPage = () => <AssetListPage base={assets} />;
export const OneAssetPage = () => <AssetPage base={assets} orders={procurement} />;
export const NewAssetPage = () => <AssetFormPage base={assets} />;
export const ImportPage = () => <AssetImportPage base={assets} />;
