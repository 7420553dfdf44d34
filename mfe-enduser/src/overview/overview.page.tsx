import { devices, tickets } from '@portal/contracts';
import { Actions, ButtonLink, Headline, Icon, Loading, Parts, Problem, useKeptRead, useT } from '@portal/ui';
import { Laptop, ShieldCheck, TicketPlus } from 'lucide-react';
import { devicesBase, supportBase, warrantyBase } from '../addresses.js';
import { OverviewFigures } from './overview-figures.js';
import { KeptList } from '../verification/kept-list.js';
import { RecentDevices } from './recent-devices.js';
import { SupportContactsSheet } from './support-contacts.js';
import { Waiting } from './waiting.js';
import css from './overview.page.module.css';

function Content() {
  const t = useT();
  const own = useKeptRead(devices.list);
  const stats = useKeptRead(tickets.stats);
  const error = own.error ?? stats.error;
  if (error) {
    const again = () => void Promise.all([own.refetch(), stats.refetch()]);
    return <Problem error={error} title={t('Error Loading Data')} retryLabel={t('Try Again')} onRetry={again} />;
  }
  if (!own.data || !stats.data) return <Loading text={t('Loading your devices and support tickets...')} />;
  return (
    <>
      <Waiting devices={own.data.items} />
      <OverviewFigures devices={own.data.items} tickets={stats.data} />
      <RecentDevices devices={own.data.items} />
    </>
  );
}

/** Where an end user starts: what is to be verified, what is under way, the ways on. */
export function OverviewPage() {
  const t = useT();
  return (
    <>
      <Headline title={t('Dashboard')} />
      <Parts>
        <KeptList />
        <Content />
      </Parts>
      <section className={css.quickActions} aria-labelledby="quick-actions">
        <h2 id="quick-actions">{t('Quick Actions')}</h2>
        <Actions>
          <ButtonLink to={`${supportBase}/new`}>
            <Icon icon={TicketPlus} /> {t('New Ticket')}
          </ButtonLink>
          <ButtonLink to={devicesBase}>
            <Icon icon={Laptop} /> {t('My Devices')}
          </ButtonLink>
          <ButtonLink to={warrantyBase}>
            <Icon icon={ShieldCheck} /> {t('Warranty and AMC')}
          </ButtonLink>
        </Actions>
      </section>
      <SupportContactsSheet />
    </>
  );
}
