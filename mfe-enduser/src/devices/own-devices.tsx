import { devices, type Device } from '@portal/contracts';
import { Empty, Problem, RowLink, Skeleton, Surface, useRead, useT } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceAddress } from '../addresses.js';
import { DeviceName } from '../device/device-name.js';
import css from './own-devices.module.css';

/** The devices that the reader holds, each as `device` shows it; `icon` stands there while there are none. */
export function OwnDevices({ icon, device }: { icon: LucideIcon; device: (device: Device) => ReactNode }) {
  const t = useT();
  const { data, error, refetch } = useRead(devices.list);
  if (error) return <Problem error={error} title={t('Error Loading Data')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (!data.items.length) {
    return (
      <Surface>
        <Empty icon={icon} title={t('No devices found')} text={t("You don't have any allocated devices yet.")} />
      </Surface>
    );
  }
  return (
    <ul className={css.devices}>
      {data.items.map((each) => (
        <Surface key={each.id} as="li" padded className={css.device}>
          <DeviceName device={each}>
            <RowLink to={deviceAddress(each)}>
              <bdi>{each.deviceName}</bdi>
            </RowLink>
          </DeviceName>
          {device(each)}
        </Surface>
      ))}
    </ul>
  );
}
