import { assets, type Asset } from '@portal/contracts';
import { DecisionPanel, toast, useT, useUser, useWrite, useMay } from '@portal/ui';

/** Whether the reader is the one to decide about the disposal of an asset: never who asked for it. */
export function useIsMyTurn(asset: Asset | undefined) {
  const may = useMay();
  const { id } = useUser();
  return asset?.disposal.status === 'Requested' && asset.disposal.requestedById !== id && may(assets.decideDisposal);
}

/** The decision about a requested disposal. */
export function DisposalTurn({ asset }: { asset: Asset }) {
  const t = useT();
  const decide = useWrite(assets.decideDisposal);
  return (
    <DecisionPanel
      text={t('Disposal requested by {{name}}: {{reason}}', {
        name: asset.disposal.requestedBy,
        reason: asset.disposal.reason,
      })}
      checks={[
        {
          ok: asset.status === 'Active',
          text: asset.status === 'Active' ? t('It is not in repair') : t('It is in repair'),
        },
        { ok: !asset.endUser, text: asset.endUser ? t('It is still with an end user') : t('Nobody holds it') },
      ]}
      approveLabel={t('Approve disposal')}
      rejectLabel={t('Reject disposal')}
      hint={t('An approved disposal is final: the asset cannot be used again.')}
      onDecide={async ({ approve, note }) => {
        await decide.mutateAsync({
          params: { id: asset.id },
          version: asset.version,
          body: { approved: approve, note: note || undefined },
        });
        toast(approve ? t('The disposal was approved') : t('The disposal was rejected'));
      }}
    />
  );
}
