import { orders } from '@portal/contracts';
import { MapOrderButton } from '@portal/features-orders';
import { ButtonLink, Headline, Icon, Loading, Problem, Sheet, Split, useRead, useT } from '@portal/ui';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { procurement } from '../addresses.js';
import { CriticalAlerts } from './critical-alerts.js';
import { OverviewFigures } from './overview-figures.js';
import { QuickActions } from './quick-actions.js';
import { RecentActivity } from './recent-activity.js';

/** What a buyer sees first: what is urgent, how much there is, what to do, what happened. */
export function OverviewPage() {
  const t = useT();
  const { data: stats, error, refetch } = useRead(orders.dashboard);
  return (
    <>
      <Headline
        title={t('Central Procurement Authority')}
        actions={
          <>
            <MapOrderButton base={procurement} />
            <ButtonLink primary to={`${procurement}/new`}>
              <Icon of={Plus} /> {t('New GEM Order')}
            </ButtonLink>
          </>
        }
      />
      {error && <Problem error={error} title={t('Failed to fetch dashboard data')} onRetry={() => void refetch()} />}
      {!stats && !error && <Loading text={t('Loading dashboard data...')} />}
      {stats && (
        <>
          <CriticalAlerts of={stats} />
          <OverviewFigures of={stats} />
        </>
      )}
      <Split>
        <QuickActions />
        <Sheet title={t('Recent Activity')} flush more={<Link to={procurement}>{t('All GEM orders')}</Link>}>
          <RecentActivity />
        </Sheet>
      </Split>
    </>
  );
}
