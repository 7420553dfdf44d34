import { type Asset, assetFiles, devices } from '@portal/contracts';
import { History, NoteLine, Sheet, ShownFiles, useMay, useRead, useT } from '@portal/ui';

/** How a device was verified, with what failed and what was photographed; its holder sees their own, the office everybody's. */
export function VerificationHistory({ id }: Pick<Asset, 'id'>) {
  const t = useT();
  const may = useMay();
  const { data } = useRead(devices.history, { params: { id }, enabled: may(devices.history) });
  if (!data?.items.length) return null;
  const photos = data.items.flatMap((attempt) => attempt.photos);
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
      {photos.length > 0 && <ShownFiles files={photos} store={assetFiles} />}
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
