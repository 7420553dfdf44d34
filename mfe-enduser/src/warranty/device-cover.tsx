import type { Device } from '@portal/contracts';
import { RowLink, Secondary, useT } from '@portal/ui';
import { deviceAddress } from '../addresses.js';
import { CoverProperties } from '../device/cover-properties.js';
import { DeviceName } from '../device/device-name.js';

/** Warranty and AMC of one device. */
export function DeviceCover({ of }: { of: Device }) {
  const t = useT();
  return (
    <li className="sheet pad device-card">
      <DeviceName of={of}>
        <RowLink to={deviceAddress(of)}>
          <bdi>{of.deviceName}</bdi>
        </RowLink>
      </DeviceName>
      <h2>{t('Warranty')}</h2>
      {of.warrantyInfo ? (
        <CoverProperties of={of.warrantyInfo} kind="warranty" />
      ) : (
        <Secondary as="p">{t('No warranty is registered for this device.')}</Secondary>
      )}
      <h2>{t('AMC')}</h2>
      {of.amcInfo ? (
        <CoverProperties of={of.amcInfo} kind="amc" />
      ) : (
        <Secondary as="p">{t('This device has no AMC contract.')}</Secondary>
      )}
    </li>
  );
}
