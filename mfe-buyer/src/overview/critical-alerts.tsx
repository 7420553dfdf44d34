import type { orders, ReplyOf } from '@portal/contracts';
import { formatNumber, Ltr, NoteLine, Secondary, useT } from '@portal/ui';
import { Link } from 'react-router';
import { expiries, purchaseOrders } from '../addresses.js';

/** What is late or ends soon; a line appears only when there is something in it. */
export function CriticalAlerts({ dashboard }: { dashboard: ReplyOf<typeof orders.dashboard> }) {
  const t = useT();
  const within = (days: number | null) => t('Within {{days}} days', { days: days ?? 0 });
  const ending = (kind: string, days: number | null) => `${expiries}?kind=${kind}&ends=${days ?? ''}`;
  const alerts = [
    {
      count: dashboard.overdueDeliveries,
      label: t('Overdue Deliveries'),
      note: '',
      to: `${purchaseOrders}?health=Overdue`,
    },
    {
      count: dashboard.warrantyExpiring,
      label: t('Warranties Expiring'),
      note: within(dashboard.warrantyAlertDays),
      to: ending('warranty', dashboard.warrantyAlertDays),
    },
    {
      count: dashboard.amcExpiring,
      label: t('AMC Expiring'),
      note: within(dashboard.amcAlertDays),
      to: ending('amc', dashboard.amcAlertDays),
    },
  ].filter(({ count }) => (count ?? 0) > 0);
  const unknown = dashboard.warrantyExpiring === null;
  if (!alerts.length && !unknown) return null;
  return (
    <section aria-label={t('Critical Alerts')}>
      <NoteLine tone="waiting">
        <b>{t('Critical Alerts')}</b>
        <ul>
          {alerts.map(({ count, label, note, to }) => (
            <li key={to}>
              <Link to={to}>
                {label}: <Ltr>{formatNumber(count ?? 0)}</Ltr>
              </Link>
              {note && (
                <>
                  {' · '}
                  <Secondary as="bdi">{note}</Secondary>
                </>
              )}
            </li>
          ))}
          {unknown && <li>{t('What ends soon is not known at the moment. Please look again later.')}</li>}
        </ul>
      </NoteLine>
    </section>
  );
}
