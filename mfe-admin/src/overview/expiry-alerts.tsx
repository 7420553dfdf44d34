import { expiries } from '@portal/contracts';
import { Figures, formatNumber, Ltr, useRead, useT } from '@portal/ui';
import { expiriesBase } from '../addresses.js';

/** So many days before its end a warranty or contract is among the alerts: those of the requirements' 720 hours. */
const soon = 30;

/** Warranties and AMC contracts that end soon, each a way to them; shown only where there are some. */
export function ExpiryAlerts() {
  const t = useT();
  const { data } = useRead(expiries.counts);
  const alerts = [
    { kind: 'warranty', label: t('Warranties Expiring'), count: data?.within30.warranty ?? 0 },
    { kind: 'amc', label: t('AMC Expiring'), count: data?.within30.amc ?? 0 },
  ].filter(({ count }) => count > 0);
  if (alerts.length === 0) return null;
  return (
    <Figures
      figures={alerts.map(({ kind, label, count }) => ({
        label,
        value: <Ltr>{formatNumber(count)}</Ltr>,
        note: t('Within {{days}} days', { days: soon }),
        attention: true,
        to: `${expiriesBase}?kind=${kind}&ends=${soon}`,
      }))}
    />
  );
}
