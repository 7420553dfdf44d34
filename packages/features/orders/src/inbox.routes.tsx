import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import type { InboxAddresses } from './inbox/use-waiting.js';
import { messages } from './messages.js';

interface InboxRoutes {
  base: string;
  /** Where what waits is opened. */
  at: InboxAddresses;
}

/** What waits for the reader's decision, of every kind, on one page. */
export const inboxRoutes = ({ base, at }: InboxRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./inbox/inbox.page.js'),
      ({ InboxPage }) => <InboxPage at={at} />,
    ),
  }),
});
