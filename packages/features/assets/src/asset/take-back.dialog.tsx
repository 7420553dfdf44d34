import { assets, type Asset } from '@portal/contracts';
import { ConfirmDialog, Refusal, toast, useT, useWrite } from '@portal/ui';
import { useState } from 'react';

/** Takes an asset back from its end user. */
export function TakeBackDialog({ asset, open, onClose }: { asset: Asset; open: boolean; onClose: () => void }) {
  const t = useT();
  const assign = useWrite(assets.assign);
  const [failed, setFailed] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      title={t('Take this asset back from {{name}}?', { name: asset.endUser?.name })}
      action={t('Take back')}
      onConfirm={async () => {
        setFailed(false);
        await assign
          .mutateAsync({ params: { id: asset.id }, version: asset.version, body: { endUserId: null } })
          .catch((error: unknown) => {
            setFailed(true);
            throw error;
          });
        toast(t('The asset was taken back'));
      }}
      onClose={onClose}
    >
      <p>{t('It no longer appears among the devices of the end user.')}</p>
      {failed && <Refusal text="Failed to unassign asset. Please try again." />}
    </ConfirmDialog>
  );
}
