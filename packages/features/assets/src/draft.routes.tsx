import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface AssetDraftRoutes {
  base: string;
  /** Where the orders of each kind live: a draft leads to its own. */
  orders: string;
  purchaseOrders: string;
}

/** Delivered assets that wait to be accepted into the register. */
export const assetDraftRoutes = ({ base, ...places }: AssetDraftRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./drafts/draft-list.page.js'),
      ({ DraftListPage }) => <DraftListPage base={base} {...places} />,
    ),
  }),
});
