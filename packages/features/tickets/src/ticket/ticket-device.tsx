import type { Ticket } from '@portal/contracts';
import { Properties, Ltr, Sheet, useT } from '@portal/ui';

/** The device of a ticket, and how its owner is reached. */
export function TicketDevice({ of }: { of: Ticket }) {
  const t = useT();
  const ltr = (value: string | undefined) => value && <Ltr>{value}</Ltr>;
  return (
    <Sheet title={t('Device and contact')}>
      <Properties
        stacked
        of={[
          { label: t('Device'), value: of.deviceName && <bdi>{of.deviceName}</bdi> },
          { label: t('Asset UID'), value: ltr(of.assetUid) },
          { label: t('Serial number'), value: ltr(of.serialNumber) },
          { label: t('Department'), value: <bdi>{of.department}</bdi> },
          { label: t('Role'), value: t(of.createdByRole) },
          {
            label: t('Contact preference'),
            value: [t(of.contactPreference), of.preferredTime && t(of.preferredTime)].filter(Boolean).join(' · '),
          },
        ]}
      />
    </Sheet>
  );
}
