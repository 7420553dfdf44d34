import { NewPlannedMaintenance, type PlannedMaintenance, plannedMaintenance } from '@portal/contracts';
import { Dialog, FieldRow, Form, FormBar, MomentField, TextAreaField, toast, useT, useWrite } from '@portal/ui';

interface MaintenanceDialogProps {
  /** The one that is changed; none is announced anew. */
  edited: PlannedMaintenance | undefined;
  onClose: () => void;
}

/** Announces a maintenance, or changes what was announced. */
export function MaintenanceDialog({ edited, onClose }: MaintenanceDialogProps) {
  const t = useT();
  const create = useWrite(plannedMaintenance.create);
  const update = useWrite(plannedMaintenance.update);
  return (
    <Dialog open title={edited ? t('Edit the maintenance') : t('Announce a maintenance')} onClose={onClose}>
      <Form
        schema={NewPlannedMaintenance}
        initial={edited && { from: edited.from, to: edited.to, text: edited.text }}
        failureTitle={t('The maintenance was not saved')}
        onSubmit={async (body) => {
          await (edited
            ? update.mutateAsync({ params: { id: edited.id }, version: edited.version, body })
            : create.mutateAsync({ body }));
          toast(t('The maintenance "{{text}}" was saved', { text: body.text }));
          onClose();
        }}
      >
        <FieldRow>
          <MomentField name="from" />
          <MomentField name="to" />
        </FieldRow>
        <TextAreaField name="text" maxLength={500} hint={t('Everybody reads it, signed in or not.')} />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
