import { Headline, Icon, readAgain, Sheet, useT } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { audit } from '../addresses.js';
import { health } from '../system/health.query.js';
import { OverviewFigures } from './overview-figures.js';
import { OverviewLinks } from './overview-links.js';
import { RecentActivity } from './recent-activity.js';

/** What a Super Admin sees first: how many there are, what waits, where to go, what happened. */
export function OverviewPage() {
  const t = useT();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await Promise.all([readAgain(client, ['identity', 'registration']), client.invalidateQueries(health)]);
    setBusy(false);
  };
  return (
    <>
      <Headline
        title={t('Super Admin Dashboard')}
        actions={
          <Button icon={<Icon of={RotateCw} />} loading={busy} onClick={() => void refresh()}>
            {t('Refresh')}
          </Button>
        }
      />
      <OverviewFigures />
      <OverviewLinks />
      <Sheet title={t('Recent Activity')} more={<Link to={audit}>{t('Audit log')}</Link>}>
        <RecentActivity />
      </Sheet>
    </>
  );
}
