export { messages } from './messages.js';
export { AssetListPage, type AssetListPageProps } from './asset-list/asset-list.page.js';
export { AssetPage, type AssetPageProps } from './asset/asset.page.js';
export { AssetFormPage, type AssetFormPageProps } from './asset-form/asset-form.page.js';
export { AssetImportPage, type AssetImportPageProps } from './asset-import/asset-import.page.js';
export { WarrantyListPage, type WarrantyListPageProps } from './warranty/warranty-list.page.js';
export { WarrantyFormPage, type WarrantyFormPageProps } from './warranty/warranty-form.page.js';
export { AmcListPage, type AmcListPageProps } from './amc/amc-list.page.js';
export { AmcFormPage, type AmcFormPageProps } from './amc/amc-form.page.js';
