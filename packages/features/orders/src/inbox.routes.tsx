import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import type { OtherEvidence } from './inbox/evidence/given.js';
import type { SellerAddresses } from './inbox/use-seller-waiting.js';
import type { InboxAddresses } from './inbox/use-waiting.js';
import { messages } from './messages.js';

interface InboxRoutes {
  base: string;
  /** Where what waits is opened. */
  at: InboxAddresses;
  /** Of what other features show of their records. */
  evidence?: OtherEvidence;
}

/** What waits for the reader's decision, of every kind, on one page. */
export const inboxRoutes = ({ base, at, evidence }: InboxRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./inbox/inbox.page.js'),
      ({ InboxPage }) => <InboxPage at={at} evidence={evidence} />,
    ),
  }),
});

interface SellerInboxRoutes {
  base: string;
  /** Where what waits is done. */
  at: SellerAddresses;
}

/** What waits for a seller, of every kind, on one page. */
export const sellerInboxRoutes = ({ base, at }: SellerInboxRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./inbox/inbox.page.js'),
      ({ SellerInboxPage }) => <SellerInboxPage at={at} />,
    ),
  }),
});
