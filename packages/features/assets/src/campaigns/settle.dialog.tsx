import { type CampaignAsset, campaigns, FollowUpFound } from '@portal/contracts';
import { Dialog, Form, FormBar, Ltr, TextAreaField, toast, useT, useWrite } from '@portal/ui';

/** Says that an asset that a campaign missed has been found; it stays in the asset's life. */
export function SettleDialog({ row, onClose }: { row: CampaignAsset; onClose: () => void }) {
  const t = useT();
  const settle = useWrite(campaigns.settle);
  const { id, campaignId, version, name, serialNumber } = row;
  return (
    <Dialog open title={t('Asset found')} onClose={onClose}>
      <Form
        schema={FollowUpFound}
        failureTitle={t('It was not saved')}
        onSubmit={async (body) => {
          await settle.mutateAsync({ params: { id: campaignId, row: id }, version, body });
          toast(t('Noted in the life of the asset'));
          onClose();
        }}
      >
        <p>
          <bdi>{name}</bdi> <Ltr>{serialNumber}</Ltr>
        </p>
        <TextAreaField name="note" maxLength={500} />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
