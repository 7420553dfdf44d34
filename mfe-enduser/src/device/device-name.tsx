import type { Device } from '@portal/contracts';
import { Icon, Lines, Ltr, Secondary, useT } from '@portal/ui';
import { AppWindow, Camera, Laptop, Monitor, Printer, ScanLine, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './device-name.module.css';

const icons: Record<string, LucideIcon> = {
  Laptop,
  Desktop: Monitor,
  Printer,
  Scanner: ScanLine,
  Webcam: Camera,
  'Software License Key': AppWindow,
};

/** A device as one recognises it: its picture, name and serial number. */
export function DeviceName({ device, children }: { device: Device; children?: ReactNode }) {
  const t = useT();
  return (
    <div className={css.device}>
      <Icon icon={icons[device.deviceType] ?? Laptop} size={28} />
      <Lines>
        {children ?? (
          <b>
            <bdi>{device.deviceName}</bdi>
          </b>
        )}
        <Secondary>
          {t('Serial number')} <Ltr>{device.serialNumber}</Ltr>
        </Secondary>
      </Lines>
    </div>
  );
}
