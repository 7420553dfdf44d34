import { WaitingPanel } from '@portal/features-orders';
import { Headline, Icon, LinkTiles, readAgain, Sheet, Split, useT } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { Building2, Headset, RotateCw, ShoppingCart, Store, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { audit, buyers, endUsers, inbox, orders, sellers, supportAgents, waitingAt } from '../addresses.js';
import { health } from '../system/health.query.js';
import { ExpiryAlerts } from './expiry-alerts.js';
import { OverviewFigures } from './overview-figures.js';
import { RecentActivity } from './recent-activity.js';

/** The five ways from the overview. */
function OverviewLinks() {
  const t = useT();
  return (
    <LinkTiles
      name={t('Manage')}
      tiles={[
        { label: t('Manage Buyers'), text: t('Departments and their users'), icon: Building2, to: buyers },
        { label: t('Manage Sellers'), text: t('Companies and their users'), icon: Store, to: sellers },
        { label: t('Manage End Users'), text: t('Who holds devices'), icon: Users, to: endUsers },
        { label: t('Manage Support Agents'), text: t('Who answers tickets'), icon: Headset, to: supportAgents },
        { label: t('Manage Orders'), text: t('Review and approve seller orders'), icon: ShoppingCart, to: orders },
      ]}
    />
  );
}

/** What a Super Admin sees first: how many there are, what waits, where to go, what happened. */
export function OverviewPage() {
  const t = useT();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await Promise.all([
      readAgain(client, ['identity', 'registration', 'procurement', 'asset']),
      client.invalidateQueries(health),
    ]);
    setBusy(false);
  };
  return (
    <>
      <Headline
        title={t('Super Admin Dashboard')}
        actions={
          <Button icon={<Icon icon={RotateCw} />} loading={busy} onClick={() => void refresh()}>
            {t('Refresh')}
          </Button>
        }
      />
      <OverviewFigures />
      <ExpiryAlerts />
      <OverviewLinks />
      <Split aside={<WaitingPanel at={waitingAt} inbox={inbox} />}>
        <Sheet title={t('Recent Activity')} more={<Link to={audit}>{t('Audit log')}</Link>}>
          <RecentActivity />
        </Sheet>
      </Split>
    </>
  );
}
