import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** Delivered assets that wait to be accepted into the register. */
export const assetDraftRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./drafts/draft-list.page.js'),
      ({ DraftListPage }) => <DraftListPage base={base} />,
    ),
  }),
});
