import type { Device, ReplyOf, tickets } from '@portal/contracts';
import { Figures, formatNumber, Ltr, useT } from '@portal/ui';
import { activeTicketsAddress, devicesBase, devicesVerifiedAs } from '../addresses.js';

/** Four numbers, each a way to what it counts: devices, verified, to be verified, tickets under way. */
export function OverviewFigures({
  devices,
  tickets: stats,
}: {
  devices: Device[];
  tickets: ReplyOf<typeof tickets.stats>;
}) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  const verified = devices.filter(({ verificationStatus }) => verificationStatus === 'Completed').length;
  const pending = devices.filter(({ verificationStatus }) => verificationStatus === 'Pending').length;
  return (
    <Figures
      figures={[
        { label: t('Total Devices'), value: count(devices.length), to: devicesBase },
        { label: t('Verified Devices'), value: count(verified), to: devicesVerifiedAs('Completed') },
        {
          label: t('Pending Verification'),
          value: count(pending),
          to: devicesVerifiedAs('Pending'),
          attention: pending > 0,
        },
        { label: t('Active Tickets'), value: count(stats.open + stats.inProgress), to: activeTicketsAddress },
      ]}
    />
  );
}
