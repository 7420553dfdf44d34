import type { Device } from '@portal/contracts';
import { ButtonLink, DateText, Empty, Icon, Lines, Ltr, RowLink, Secondary, Sheet, StatusTag, useT } from '@portal/ui';
import { ClipboardCheck, Laptop } from 'lucide-react';
import { Link } from 'react-router';
import { deviceAddress, devicesBase, verifyAddress } from '../addresses.js';
import { DeviceRows } from '../device/device-rows.js';

const shown = 3;
const newestFirst = (a: Device, b: Device) => b.allocationDate.localeCompare(a.allocationDate);

/** The devices that were allocated last; those that wait for it can be verified from here. */
export function RecentDevices({ devices }: { devices: Device[] }) {
  const t = useT();
  return (
    <Sheet
      title={t('Recent device allocations')}
      more={devices.length > shown && <Link to={devicesBase}>{t('All devices')}</Link>}
    >
      {devices.length === 0 && (
        <Empty icon={Laptop} title={t('No devices found')} text={t("You don't have any allocated devices yet.")} />
      )}
      <DeviceRows>
        {[...devices]
          .sort(newestFirst)
          .slice(0, shown)
          .map((device) => (
            <li key={device.id}>
              <Icon icon={Laptop} size={20} />
              <Lines>
                <RowLink to={deviceAddress(device)}>
                  <bdi>{device.deviceName}</bdi>
                </RowLink>
                <Secondary>
                  <Ltr>{device.serialNumber}</Ltr> · <DateText value={device.allocationDate} />
                </Secondary>
              </Lines>
              {device.verificationStatus === 'Pending' ? (
                <ButtonLink primary to={verifyAddress(device)}>
                  <Icon icon={ClipboardCheck} /> {t('Verify Now')}
                </ButtonLink>
              ) : (
                <StatusTag kind="check" status={device.verificationStatus} />
              )}
            </li>
          ))}
      </DeviceRows>
    </Sheet>
  );
}
