import { expiries, type Expiry, paragraph } from '@portal/contracts';
import { DateText, Dialog, Form, FormBar, Ltr, Properties, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';

const noted = z.object({ note: paragraph('Please enter a note') });

/** Acknowledges an end with a note that colleagues read: what is done about it. */
export function AcknowledgeDialog({ expiry, onClose }: { expiry: Expiry | undefined; onClose: () => void }) {
  const t = useT();
  const acknowledge = useWrite(expiries.acknowledge);
  if (!expiry) return null;
  const { assetId: id, kind, assetName, serialNumber, endDate, cover } = expiry;
  return (
    <Dialog
      open
      title={kind === 'amc' ? t('Acknowledge the end of an AMC contract') : t('Acknowledge the end of a warranty')}
      onClose={onClose}
    >
      <Form
        schema={noted}
        failureTitle={t('The end was not acknowledged')}
        onSubmit={async ({ note }) => {
          await acknowledge.mutateAsync({ params: { id, kind }, body: { endDate, note } });
          onClose();
          toast(t('The end was acknowledged'));
        }}
      >
        <Properties
          properties={[
            { label: t('Asset'), value: <bdi>{assetName}</bdi> },
            { label: t('Serial number'), value: <Ltr>{serialNumber}</Ltr> },
            ...(cover ? [{ label: t('Number'), value: <Ltr>{cover.number}</Ltr> }] : []),
            { label: t('End'), value: <DateText value={endDate} /> },
          ]}
        />
        <TextAreaField
          name="note"
          label={t('Note')}
          hint={t('What is done about it; your colleagues read it.')}
          maxLength={500}
        />
        <FormBar submit={t('Acknowledge this end')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}
