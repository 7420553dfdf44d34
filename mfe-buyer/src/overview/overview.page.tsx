import { orders } from '@portal/contracts';
import { MapOrderButton } from '@portal/features-orders';
import { ButtonLink, ButtonRow, Headline, Icon, Loading, Problem, Sheet, Split, useRead, useT } from '@portal/ui';
import { CalendarPlus, MonitorSmartphone, Plus, TriangleAlert, Truck, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { amc, assets, escalations, procurement, purchaseOrders } from '../addresses.js';
import { CriticalAlerts } from './critical-alerts.js';
import { OverviewFigures } from './overview-figures.js';
import { RecentActivity } from './recent-activity.js';

/** The ways that are walked most. */
function QuickActions() {
  const t = useT();
  const actions = [
    { label: t('Add PO'), icon: Plus, to: `${purchaseOrders}/new` },
    { label: t('Track Orders'), icon: Truck, to: `${procurement}?status=In+Progress` },
    { label: t('Escalation'), icon: TriangleAlert, to: escalations },
    { label: t('Asset Lifecycle'), icon: MonitorSmartphone, to: assets },
    { label: t('Import assets'), icon: Upload, to: `${assets}/import` },
    { label: t('Create AMC contract'), icon: CalendarPlus, to: `${amc}/new` },
  ];
  return (
    <Sheet title={t('Quick Actions')}>
      <ButtonRow>
        {actions.map(({ label, icon, to }) => (
          <ButtonLink key={to} to={to}>
            <Icon icon={icon} /> {label}
          </ButtonLink>
        ))}
      </ButtonRow>
    </Sheet>
  );
}

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
      <Split>
        <QuickActions />
        <Sheet title={t('Recent Activity')} flush more={<Link to={procurement}>{t('All GEM orders')}</Link>}>
          <RecentActivity />
        </Sheet>
      </Split>
    </>
  );
}
