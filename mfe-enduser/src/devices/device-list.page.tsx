import { Headline, useT } from '@portal/ui';
import { Laptop } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { deviceAddress } from '../addresses.js';
import { DeviceCard } from './device-card.js';
import { OwnDevices } from './own-devices.js';

/** The own devices; `?id=` of a notification leads to that one. */
export function DeviceListPage() {
  const t = useT();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <Navigate to={deviceAddress({ id })} replace />;
  return (
    <>
      <Headline title={t('My Devices')} crumbs={[{ label: t('My Devices') }]} />
      <OwnDevices icon={Laptop} card={(device) => <DeviceCard key={device.id} of={device} />} />
    </>
  );
}
