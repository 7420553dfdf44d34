import { assetDrafts, DraftRefusal } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import type { DraftDialogProps } from './draft-dialog.js';
import { FailedRows } from '../bulk/failed-rows.js';

/** Refuses the chosen drafts with a reason. */
export function RefuseDialog({ drafts, onDone, onClose }: DraftDialogProps) {
  const t = useT();
  const refuse = useWrite(assetDrafts.refuse);
  const close = () => {
    refuse.reset();
    onClose();
  };
  return (
    <Dialog open={drafts.length > 0} title={t('Refuse')} onClose={close}>
      {drafts.length > 0 && (
        <Form
          schema={DraftRefusal}
          initial={{ ids: drafts.map(({ id }) => id) }}
          failureTitle={t('The drafts were not refused')}
          onSubmit={async (body) => {
            const { done, failed } = await refuse.mutateAsync({ body });
            if (done > 0) toast(t('{{count}} drafts were refused', { count: done }));
            if (failed.length > 0) return;
            onDone?.();
            close();
          }}
        >
          <p>{t('{{count}} drafts do not become assets.', { count: drafts.length })}</p>
          <TextAreaField name="reason" maxLength={500} />
          <FailedRows failed={refuse.data?.failed} />
          <FormBar submit={t('Refuse')} busyText={t('Saving...')} />
        </Form>
      )}
    </Dialog>
  );
}
