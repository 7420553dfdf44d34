import { type FeatureRoutes, Needs, page, routesAt, type Title } from '@portal/ui';
import { messages } from './messages.js';

interface AssetRoutes {
  /** Where the assets of the area live: '/buyer/assets'. */
  base: string;
  title?: Title;
  /** Where the area's orders live; an asset leads to its own. */
  orders?: string;
  /** Where its purchase orders live; an asset of one leads there. */
  purchaseOrders?: string;
  /** Where complaints about an asset are raised: '/buyer/complaints'. */
  complaints?: string;
  /** Where tickets about an asset are read; complaints are, where there are any. */
  tickets?: string;
  /** The module whose permissions allow to add and edit here. */
  module?: string;
}

/** The assets of an area: list, details, forms, import. */
export const assetRoutes = ({
  base,
  title,
  orders,
  purchaseOrders,
  complaints,
  tickets = complaints,
  module = 'assets',
}: AssetRoutes): FeatureRoutes => {
  const form = (action: 'create' | 'edit') =>
    page(
      () => import('./asset-form/asset-form.page.js'),
      ({ AssetFormPage }) => (
        <Needs action={action} module={module}>
          <AssetFormPage base={base} />
        </Needs>
      ),
    );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./asset-list/asset-list.page.js'),
        ({ AssetListPage }, reader) => <AssetListPage base={base} title={title?.(reader)} />,
      ),
      new: form('create'),
      import: page(
        () => import('./asset-import/asset-import.page.js'),
        ({ AssetImportPage }) => (
          <Needs action="create" module={module}>
            <AssetImportPage base={base} />
          </Needs>
        ),
      ),
      deleted: page(
        () => import('./deleted/deleted-list.page.js'),
        ({ DeletedListPage }) => (
          <Needs action="delete" module="assets">
            <DeletedListPage base={base} />
          </Needs>
        ),
      ),
      ':id': page(
        () => import('./asset/asset.page.js'),
        ({ AssetPage }, { ability }) => (
          <AssetPage
            base={base}
            {...(ability.can('view', module) ? { orders, purchaseOrders, complaints, tickets } : {})}
          />
        ),
      ),
      ':id/edit': form('edit'),
    }),
  };
};
