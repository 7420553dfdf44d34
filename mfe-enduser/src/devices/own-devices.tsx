import { devices, type Device } from '@portal/contracts';
import { Empty, Pager, Parts, Problem, RowLink, Skeleton, Surface, useKeptRead, useT } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deviceAddress } from '../addresses.js';
import { DeviceName } from '../device/device-name.js';
import css from './own-devices.module.css';

/** Most people hold fewer and never see a page. */
const usualPageSize = 20;

interface OwnDevicesProps {
  /** Stands there while there are none. */
  icon: LucideIcon;
  device: (device: Device) => ReactNode;
  /** Only these are shown. */
  fits?: (device: Device) => boolean;
  /** What to do while there are none. */
  action?: ReactNode;
}

/** The devices that the reader holds, each as `device` shows it. */
export function OwnDevices({ icon, device, fits = () => true, action }: OwnDevicesProps) {
  const t = useT();
  const { data, error, refetch } = useKeptRead(devices.list);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(usualPageSize);
  if (error) return <Problem error={error} title={t('Error Loading Data')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (!data.items.length) {
    return (
      <Surface>
        <Empty
          icon={icon}
          title={t('No devices found')}
          text={t("You don't have any allocated devices yet.")}
          action={action}
        />
      </Surface>
    );
  }
  const shown = data.items.filter(fits);
  if (!shown.length) {
    return (
      <Surface>
        <Empty icon={icon} title={t('No devices match your search')} />
      </Surface>
    );
  }
  const at = Math.min(page, Math.ceil(shown.length / pageSize));
  const list = (
    <ul className={css.devices}>
      {shown.slice((at - 1) * pageSize, at * pageSize).map((each) => (
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
  if (shown.length <= usualPageSize) return list;
  return (
    <Parts>
      {list}
      <Pager
        page={at}
        pageSize={pageSize}
        total={shown.length}
        onPage={(next) => {
          setPage(next);
          document.documentElement.scrollTop = 0;
        }}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </Parts>
  );
}
