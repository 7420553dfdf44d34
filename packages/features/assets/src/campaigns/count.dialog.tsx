import { type CampaignAsset, campaigns, CountCorrection } from '@portal/contracts';
import { Dialog, Form, FormBar, Ltr, toast, useT, useWrite } from '@portal/ui';
import { CountFields } from './count-fields.js';

interface CountDialogProps {
  row: CampaignAsset;
  onDone?: (row: CampaignAsset) => void;
  onClose: () => void;
}

/** Corrects a count, or adds what was seen: what it said before stays. */
export function CountDialog({ row, onDone, onClose }: CountDialogProps) {
  const t = useT();
  const correct = useWrite(campaigns.correct);
  const { id, campaignId, version, name, serialNumber, code, condition, seenLocation, note, photos } = row;
  return (
    <Dialog open title={t('Correct count')} onClose={onClose}>
      <Form
        schema={CountCorrection}
        initial={{
          ...{ counted: true, condition, seenLocation, note, photos: photos.map((photo) => photo.id) },
          $files: { photos },
        }}
        failureTitle={t('The count was not corrected')}
        onSubmit={async (body) => {
          const after = await correct.mutateAsync({ params: { id: campaignId, row: id }, version, body });
          toast(t('The count was corrected; what it said before stays.'));
          onDone?.(after);
          onClose();
        }}
      >
        <p>
          {name && <bdi>{name} </bdi>}
          <Ltr>{serialNumber ?? code}</Ltr>
        </p>
        <CountFields />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
