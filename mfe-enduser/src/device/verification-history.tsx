import { devices, type Device } from '@portal/contracts';
import { History, Sheet, useRead, useT } from '@portal/ui';

/** Every verification of the reader, with what failed. */
export function VerificationHistory({ device: { id } }: { device: Pick<Device, 'id'> }) {
  const t = useT();
  const { data } = useRead(devices.history, { params: { id } });
  if (!data?.items.length) return null;
  return (
    <Sheet title={t('Earlier verifications')}>
      <History
        entries={data.items.map(({ at, by, result, passed, counting, failed }) => ({
          at,
          by,
          byId: '',
          action: result === 'Completed' ? 'Verification passed' : 'Verification failed',
          note: [
            `${passed}/${counting}`,
            ...failed.map(({ item, notes }) => (notes ? `${t(item)}: ${notes}` : t(item))),
          ].join(' · '),
        }))}
      />
    </Sheet>
  );
}
