import { Headline, useT } from '@portal/ui';
import { Laptop } from 'lucide-react';
import { DeviceCard } from './device-card.js';
import { OwnDevices } from './own-devices.js';

/** The own devices. */
export function DeviceListPage() {
  const t = useT();
  return (
    <>
      <Headline title={t('My Devices')} crumbs={[{ label: t('My Devices') }]} />
      <OwnDevices icon={Laptop} card={(device) => <DeviceCard key={device.id} of={device} />} />
    </>
  );
}
