import { Headline, useT } from '@portal/ui';
import { ShieldCheck } from 'lucide-react';
import { OwnDevices } from '../devices/own-devices.js';
import { DeviceCover } from './device-cover.js';

/** Per device, what covers it and whom to call. */
export function WarrantyPage() {
  const t = useT();
  const title = t('Warranty and AMC');
  return (
    <>
      <Headline title={title} crumbs={[{ label: title }]} />
      <OwnDevices icon={ShieldCheck} card={(device) => <DeviceCover key={device.id} of={device} />} />
    </>
  );
}
