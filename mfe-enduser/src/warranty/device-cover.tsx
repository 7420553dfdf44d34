import type { Device } from '@portal/contracts';
import { useT } from '@portal/ui';
import { Link } from 'react-router';
import { deviceAddress } from '../addresses.js';
import { CoverProperties } from '../device/cover-properties.js';
import { DeviceName } from '../device/device-name.js';

/** Warranty and AMC of one device. */
export function DeviceCover({ of }: { of: Device }) {
  const t = useT();
  return (
    <li className="sheet pad device-card">
      <DeviceName of={of}>
        <Link className="row-link" to={deviceAddress(of)}>
          <bdi>{of.deviceName}</bdi>
        </Link>
      </DeviceName>
      <h2>{t('Warranty')}</h2>
      {of.warrantyInfo ? (
        <CoverProperties of={of.warrantyInfo} kind="warranty" />
      ) : (
        <p className="s">{t('No warranty is registered for this device.')}</p>
      )}
      <h2>{t('AMC')}</h2>
      {of.amcInfo ? (
        <CoverProperties of={of.amcInfo} kind="amc" />
      ) : (
        <p className="s">{t('This device has no AMC contract.')}</p>
      )}
    </li>
  );
}
