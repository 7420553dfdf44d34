import type { Device } from '@portal/contracts';
import { DateText, Empty, Icon, Ltr, Sheet, StatusTag, useT } from '@portal/ui';
import { ClipboardCheck, Laptop } from 'lucide-react';
import { Link } from 'react-router';
import { deviceAddress, devicesBase, verifyAddress } from '../addresses.js';

const shown = 3;
const newestFirst = (a: Device, b: Device) => b.allocationDate.localeCompare(a.allocationDate);

/** The devices that were allocated last; those that wait for it can be verified from here. */
export function RecentDevices({ of }: { of: Device[] }) {
  const t = useT();
  return (
    <Sheet
      title={t('Recent device allocations')}
      more={of.length > shown && <Link to={devicesBase}>{t('All devices')}</Link>}
    >
      {of.length === 0 && (
        <Empty icon={Laptop} title={t('No devices found')} text={t("You don't have any allocated devices yet.")} />
      )}
      <ul className="files failed-items">
        {[...of]
          .sort(newestFirst)
          .slice(0, shown)
          .map((device) => (
            <li key={device.id}>
              <Icon of={Laptop} size={20} />
              <span className="two">
                <Link className="row-link" to={deviceAddress(device)}>
                  <bdi>{device.deviceName}</bdi>
                </Link>
                <span className="s">
                  <Ltr>{device.serialNumber}</Ltr> · <DateText of={device.allocationDate} />
                </span>
              </span>
              {device.verificationStatus === 'Pending' ? (
                <Link className="as-button primary" to={verifyAddress(device)}>
                  <Icon of={ClipboardCheck} /> {t('Verify Now')}
                </Link>
              ) : (
                <StatusTag kind="check" of={device.verificationStatus} />
              )}
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
