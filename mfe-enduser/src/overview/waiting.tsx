import type { Device } from '@portal/contracts';
import { ButtonLink, DaysLeft, Icon, Lines, Ltr, RowLink, Secondary, Sheet, useT } from '@portal/ui';
import { ClipboardCheck, PackageCheck, ShieldAlert, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { deviceAddress, devicesBase, verifyAddress } from '../addresses.js';
import { DeviceRows } from '../device/device-rows.js';

interface Waits {
  device: Device;
  icon: LucideIcon;
  why: string;
  step: string;
  to: string;
}

const soon = 30;
/** More than these are among the devices. */
const shown = 5;

/** What the holder has to do with a device, the most urgent first: acknowledge it, verify it, look at cover that ends. */
function whatWaits(devices: Device[]): Waits[] {
  const acknowledge = devices
    .filter(({ acknowledgmentStatus }) => acknowledgmentStatus === 'Pending')
    .map((device) => ({
      device,
      icon: PackageCheck,
      why: 'Acknowledge that you received it',
      step: 'Acknowledge',
      to: deviceAddress(device),
    }));
  const verify = devices
    .filter((one) => one.acknowledgmentStatus === 'Completed' && one.verificationStatus !== 'Completed')
    .map((device) => ({
      device,
      icon: ClipboardCheck,
      why: device.verificationStatus === 'Failed' ? 'The last verification failed' : 'Look it over with the checklist',
      step: device.verificationStatus === 'Failed' ? 'Verify again' : 'Verify Device',
      to: verifyAddress(device),
    }));
  const ending = devices
    .filter(({ warrantyInfo }) => warrantyInfo && warrantyInfo.remainingDays > 0 && warrantyInfo.remainingDays <= soon)
    .map((device) => ({
      device,
      icon: ShieldAlert,
      why: 'The warranty ends',
      step: 'Details',
      to: deviceAddress(device),
    }));
  return [...acknowledge, ...verify, ...ending];
}

/** Waiting for you: the reader's own steps, each with its button. */
export function Waiting({ devices }: { devices: Device[] }) {
  const t = useT();
  const waiting = whatWaits(devices);
  return (
    <Sheet
      title={t('Waiting for you')}
      more={waiting.length > shown && <Link to={devicesBase}>{t('All devices')}</Link>}
    >
      {waiting.length === 0 && <Secondary as="p">{t('Nothing waits for you.')}</Secondary>}
      <DeviceRows>
        {waiting.slice(0, shown).map(({ device, icon, why, step, to }) => (
          <li key={`${device.id}-${step}`}>
            <Icon icon={icon} size={20} />
            <Lines>
              <RowLink to={deviceAddress(device)}>
                <bdi>{device.deviceName}</bdi>
              </RowLink>
              <Secondary>
                <Ltr>{device.serialNumber}</Ltr> · {t(why)}{' '}
                {step === 'Details' && <DaysLeft until={device.warrantyInfo?.endDate} />}
              </Secondary>
            </Lines>
            <ButtonLink to={to} aria-label={`${t(step)}: ${device.deviceName}`}>
              {t(step)}
            </ButtonLink>
          </li>
        ))}
      </DeviceRows>
    </Sheet>
  );
}
