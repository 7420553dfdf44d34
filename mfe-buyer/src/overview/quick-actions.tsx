import { ButtonLink, ButtonRow, Icon, Sheet, useT } from '@portal/ui';
import { CalendarPlus, MonitorSmartphone, Plus, Truck, Upload } from 'lucide-react';
import { amc, assets, procurement } from '../addresses.js';

/** The ways that are walked most. */
export function QuickActions() {
  const t = useT();
  const actions = [
    { label: t('Add PO'), icon: Plus, to: `${procurement}/new` },
    { label: t('Track Orders'), icon: Truck, to: `${procurement}?status=In+Progress` },
    { label: t('Asset Lifecycle'), icon: MonitorSmartphone, to: assets },
    { label: t('Import assets'), icon: Upload, to: `${assets}/import` },
    { label: t('Create AMC contract'), icon: CalendarPlus, to: `${amc}/new` },
  ];
  return (
    <Sheet title={t('Quick Actions')}>
      <ButtonRow>
        {actions.map(({ label, icon, to }) => (
          <ButtonLink key={to} to={to}>
            <Icon of={icon} /> {label}
          </ButtonLink>
        ))}
      </ButtonRow>
    </Sheet>
  );
}
