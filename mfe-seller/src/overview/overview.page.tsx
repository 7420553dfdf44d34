import { SellerWaitingPanel } from '@portal/features-orders';
import { ButtonLink, Headline, Icon, Parts, Sheet, Split, Stack, useT, useUser } from '@portal/ui';
import { CalendarClock, FileText, FileUp, Plus, ShieldCheck, Ticket, Truck, type LucideIcon } from 'lucide-react';
import { amc, assets, delivery, inbox, orders, quotes, support, waitingAt, warranty } from '../addresses.js';
import { Performance } from './performance.js';
import { RecentActivity } from './recent-activity.js';
import { RecentOrders } from './recent-orders.js';
import { SellerFigures } from './seller-figures.js';

/** The ways to the daily work. */
function QuickActions() {
  const t = useT();
  const actions: { label: string; to: string; icon: LucideIcon }[] = [
    { label: t('Submit Quote'), to: quotes, icon: FileText },
    { label: t('Upload Delivery Proof'), to: delivery, icon: Truck },
    { label: t('Register AMC'), to: `${amc}/new`, icon: CalendarClock },
    { label: t('Register Warranty'), to: `${warranty}/new`, icon: ShieldCheck },
    { label: t('View Support Tickets'), to: support, icon: Ticket },
    { label: t('Import Delivered Assets CSV'), to: `${assets}/import`, icon: FileUp },
  ];
  return (
    <Sheet title={t('Quick Actions')}>
      <Stack>
        {actions.map(({ label, to, icon }) => (
          <ButtonLink key={label} to={to}>
            <Icon icon={icon} /> {label}
          </ButtonLink>
        ))}
      </Stack>
    </Sheet>
  );
}

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
            <Icon icon={Plus} /> {t('Add New Order')}
          </ButtonLink>
        }
      />
      <SellerFigures />
      <Split
        aside={
          <Parts>
            <SellerWaitingPanel at={waitingAt} inbox={inbox} />
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
