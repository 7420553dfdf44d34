import { devices, type Device } from '@portal/contracts';
import { Empty, Problem, Skeleton, Surface, useRead, useT } from '@portal/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The devices that the reader holds, each as `card` shows it; `icon` stands there while there are none. */
export function OwnDevices({ icon, card }: { icon: LucideIcon; card: (device: Device) => ReactNode }) {
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
  return <ul className="device-cards">{data.items.map(card)}</ul>;
}
