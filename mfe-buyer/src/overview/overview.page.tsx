import { orders } from '@portal/contracts';
import { MapOrderButton, WaitingPanel } from '@portal/features-orders';
import { ButtonLink, Headline, Icon, Loading, Parts, Problem, Sheet, Split, useRead, useT } from '@portal/ui';
import { Plus, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { escalations, inbox, procurement, purchaseOrders, waitingAt } from '../addresses.js';
import { CriticalAlerts } from './critical-alerts.js';
import { OverviewFigures } from './overview-figures.js';
import { QuickActions } from './quick-actions.js';
import { RecentActivity } from './recent-activity.js';

/** What a buyer sees first: what is urgent, how much there is, what waits, what to do, what happened. */
export function OverviewPage() {
  const t = useT();
  const { data: stats, error, refetch } = useRead(orders.dashboard);
  return (
    <>
      <Headline
        title={t('Central Procurement Authority')}
        actions={
          <>
            <ButtonLink to={`${escalations}/new`}>
              <Icon icon={TriangleAlert} /> {t('Raise Escalation')}
            </ButtonLink>
            <MapOrderButton base={procurement} />
            <ButtonLink primary to={`${procurement}/new`}>
              <Icon icon={Plus} /> {t('New GEM Order')}
            </ButtonLink>
          </>
        }
      />
      {error && <Problem error={error} title={t('Failed to fetch dashboard data')} onRetry={() => void refetch()} />}
      {!stats && !error && <Loading text={t('Loading dashboard data...')} />}
      {stats && (
        <>
          <CriticalAlerts dashboard={stats} />
          <OverviewFigures dashboard={stats} />
        </>
      )}
      {(stats || error) && (
        <Split
          aside={
            <Parts>
              <WaitingPanel at={waitingAt} inbox={inbox} />
              <QuickActions />
            </Parts>
          }
        >
          <Sheet title={t('Recent Activity')} flush more={<Link to={purchaseOrders}>{t('All orders')}</Link>}>
            <RecentActivity />
          </Sheet>
        </Split>
      )}
    </>
  );
}
