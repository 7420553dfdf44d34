import type { Device } from '@portal/contracts';
import { DateText, DaysLeft, Properties, RowLink, StatusTag, useT } from '@portal/ui';
import { deviceAddress } from '../addresses.js';
import { DeviceName } from '../device/device-name.js';
import { DeviceSteps } from '../device/device-steps.js';

/** A device among one's own, with what is to be done with it. */
export function DeviceCard({ of }: { of: Device }) {
  const t = useT();
  return (
    <li className="sheet pad device-card">
      <DeviceName of={of}>
        <RowLink to={deviceAddress(of)}>
          <bdi>{of.deviceName}</bdi>
        </RowLink>
      </DeviceName>
      <Properties
        stacked
        of={[
          { label: t('Status'), value: <StatusTag kind="device" of={of.status} /> },
          { label: t('Verification'), value: <StatusTag kind="check" of={of.verificationStatus} /> },
          { label: t('Allocated on'), value: <DateText of={of.allocationDate} /> },
          { label: t('Warranty'), value: <DaysLeft until={of.warrantyInfo?.endDate} /> },
        ]}
      />
      <DeviceSteps of={of} />
    </li>
  );
}
