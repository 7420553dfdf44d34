import { assetDrafts, DraftAcceptance } from '@portal/contracts';
import { DateField, Dialog, FieldRow, Form, FormBar, TextField, toast, useT, useWrite } from '@portal/ui';
import type { DraftDialogProps } from './draft-dialog.js';
import { FailedRows } from '../bulk/failed-rows.js';

/** What the orders do not know is said once for all chosen drafts; then they are assets. */
export function AcceptDialog({ drafts, onDone, onClose }: DraftDialogProps) {
  const t = useT();
  const accept = useWrite(assetDrafts.accept);
  const close = () => {
    accept.reset();
    onClose();
  };
  return (
    <Dialog open={drafts.length > 0} title={t('Accept into the register')} onClose={close}>
      {drafts.length > 0 && (
        <Form
          schema={DraftAcceptance}
          initial={{ ids: drafts.map(({ id }) => id) }}
          failureTitle={t('The assets were not accepted')}
          onSubmit={async (body) => {
            const { done, failed } = await accept.mutateAsync({ body });
            if (done > 0) toast(t('{{count}} assets were accepted into the register', { count: done }));
            if (failed.length > 0) return;
            onDone?.();
            close();
          }}
        >
          <p>
            {t('{{count}} assets are registered. What you add here is said of all of them.', { count: drafts.length })}
          </p>
          <TextField name="location" optional maxLength={200} />
          <TextField name="department" optional maxLength={200} hint={t('Left empty, it is that of the order.')} />
          <FieldRow>
            <TextField name="invoiceNumber" optional maxLength={100} ltr />
            <DateField name="warrantyExpiry" optional hint={t('Left empty, it follows from the order.')} />
          </FieldRow>
          <FailedRows failed={accept.data?.failed} />
          <FormBar submit={t('Accept into the register')} busyText={t('Saving...')} />
        </Form>
      )}
    </Dialog>
  );
}
