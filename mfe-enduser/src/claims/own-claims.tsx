import { deviceClaims } from '@portal/contracts';
import { DateText, Icon, Lines, Ltr, Secondary, Sheet, StatusTag, useRead, useT } from '@portal/ui';
import { ScanBarcode } from 'lucide-react';
import { DeviceRows } from '../device/device-rows.js';

/** What the reader claimed and does not have yet: what waits, and what was refused and why. */
export function OwnClaims() {
  const t = useT();
  const { data } = useRead(deviceClaims.list, { query: { pageSize: 20 } });
  const open = data?.items.filter(({ status }) => status !== 'Confirmed') ?? [];
  if (open.length === 0) return null;
  return (
    <Sheet title={t('Asked of your office')}>
      <DeviceRows>
        {open.map(({ id, serialNumber, status, createdAt, reason }) => (
          <li key={id}>
            <Icon icon={ScanBarcode} size={20} />
            <Lines>
              <b>
                <Ltr>{serialNumber}</Ltr>
              </b>
              <Secondary>{reason ? <bdi>{reason}</bdi> : <DateText value={createdAt} />}</Secondary>
            </Lines>
            <StatusTag kind="deviceClaim" status={status} />
          </li>
        ))}
      </DeviceRows>
    </Sheet>
  );
}
