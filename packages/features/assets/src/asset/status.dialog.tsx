import { assetMoves, assets, movesFrom, type Asset } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useUser, useWrite } from '@portal/ui';

/** Sends an asset to repair or takes it back from there; the note stays with the lifecycle event. */
export function StatusDialog({ asset, onClose }: { asset: Asset | undefined; onClose: () => void }) {
  const t = useT();
  const { role } = useUser();
  const change = useWrite(assets.setStatus);
  const move = asset && movesFrom(assetMoves, asset.status, role)[0];
  return (
    <Dialog open={!!move} title={move && t(move.action)} onClose={onClose}>
      {asset && move && (
        <Form
          schema={assets.setStatus.body}
          initial={{ status: move.to }}
          onSubmit={async (body) => {
            await change.mutateAsync({ params: { id: asset.id }, version: asset.version, body });
            toast(body.status === 'Active' ? t('The asset is back from repair') : t('The asset is sent to repair'));
            onClose();
          }}
        >
          <p>
            <bdi>{asset.name}</bdi>
          </p>
          <TextAreaField name="note" label={t('Note')} optional />
          <FormBar submit={t(move.action)} />
        </Form>
      )}
    </Dialog>
  );
}
