import { type CampaignAsset, campaigns } from '@portal/contracts';
import { ConfirmDialog, Ltr, toast, useT, useWrite } from '@portal/ui';

/** Takes a count back that was a mistake; that it was made stays in the row. */
export function TakeBackDialog({ row, onClose }: { row: CampaignAsset; onClose: () => void }) {
  const t = useT();
  const correct = useWrite(campaigns.correct);
  const { id, campaignId, version, name, serialNumber, code } = row;
  return (
    <ConfirmDialog
      open
      danger
      title={t('Take count back?')}
      action={t('Take count back')}
      onConfirm={async () => {
        await correct.mutateAsync({ params: { id: campaignId, row: id }, version, body: { counted: false } });
        toast(t('The count was taken back'));
      }}
      onClose={onClose}
    >
      <p>
        {name && <bdi>{name} </bdi>}
        <Ltr>{serialNumber ?? code}</Ltr>
      </p>
    </ConfirmDialog>
  );
}
