import { ButtonLink, Icon, Sheet, Stack, useT } from '@portal/ui';
import { CalendarClock, FileUp, ShieldCheck, Ticket, Truck, type LucideIcon } from 'lucide-react';
import { amc, assets, delivery, support, warranty } from '../addresses.js';

/** The ways to the daily work. */
export function QuickActions() {
  const t = useT();
  const actions: { label: string; to: string; icon: LucideIcon }[] = [
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
            <Icon of={icon} /> {label}
          </ButtonLink>
        ))}
      </Stack>
    </Sheet>
  );
}
