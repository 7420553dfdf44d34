import { ButtonLink, Headline, Icon, Parts, Split, useT, useUser } from '@portal/ui';
import { Plus } from 'lucide-react';
import { orders } from '../addresses.js';
import { Performance } from './performance.js';
import { QuickActions } from './quick-actions.js';
import { RecentActivity } from './recent-activity.js';
import { RecentOrders } from './recent-orders.js';
import { SellerFigures } from './seller-figures.js';
import { Waiting } from './waiting.js';

/** What waits for the seller, how it goes, and the ways to the daily work. */
export function OverviewPage() {
  const t = useT();
  const { organizationName } = useUser();
  return (
    <>
      <Headline
        title={t('Overview')}
        more={<bdi>{organizationName}</bdi>}
        actions={
          <ButtonLink primary to={`${orders}/new`}>
            <Icon of={Plus} /> {t('Add New Order')}
          </ButtonLink>
        }
      />
      <SellerFigures />
      <Split
        aside={
          <Parts>
            <Waiting />
            <QuickActions />
          </Parts>
        }
      >
        <RecentOrders />
        <Performance />
        <RecentActivity />
      </Split>
    </>
  );
}
