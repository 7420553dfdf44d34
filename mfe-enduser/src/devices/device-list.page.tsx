import { DateText, DaysLeft, Headline, Properties, StatusTag, useT } from '@portal/ui';
import { Laptop } from 'lucide-react';
import { DeviceSteps } from '../device/device-steps.js';
import { OwnDevices } from './own-devices.js';

/** The own devices, each with what is to be done with it. */
export function DeviceListPage() {
  const t = useT();
  return (
    <>
      <Headline title={t('My Devices')} crumbs={[{ label: t('My Devices') }]} />
      <OwnDevices
        icon={Laptop}
        device={(device) => (
          <>
            <Properties
              stacked
              properties={[
                { label: t('Status'), value: <StatusTag kind="device" status={device.status} /> },
                { label: t('Verification'), value: <StatusTag kind="check" status={device.verificationStatus} /> },
                { label: t('Allocated on'), value: <DateText value={device.allocationDate} /> },
                { label: t('Warranty'), value: <DaysLeft until={device.warrantyInfo?.endDate} /> },
              ]}
            />
            <DeviceSteps device={device} />
          </>
        )}
      />
    </>
  );
}
