import { type Asset, devices } from '@portal/contracts';
import { History, NoteLine, Sheet, useMay, useRead, useT } from '@portal/ui';

/** How holders verified the device, for the office that it belongs to. */
export function VerificationHistory({ asset: { id } }: { asset: Asset }) {
  const t = useT();
  const may = useMay();
  const { data } = useRead(devices.history, { params: { id }, enabled: may(devices.history) });
  if (!data?.items.length) return null;
  return (
    <Sheet title={t('Verifications')}>
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

/** The holder wants to give the device back: the office takes it back by the assignment. */
export function ReturnNote({ asset: { returnRequest, endUser } }: { asset: Asset }) {
  const t = useT();
  if (!returnRequest) return null;
  return (
    <NoteLine tone="waiting">
      <b>{t('{{name}} wants to return it', { name: endUser?.name })}</b>
      <p>
        <bdi>{returnRequest.reason}</bdi>
      </p>
    </NoteLine>
  );
}
