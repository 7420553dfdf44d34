import { type Incident, incidents, incidentStates, NewIncidentUpdate } from '@portal/contracts';
import { Dialog, Form, FormBar, SelectField, TextAreaField, toast, useT, useWrite } from '@portal/ui';

/** Tells everybody on the status page what is known of an incident. */
export function IncidentDialog({ incident: { id, part }, onClose }: { incident: Incident; onClose: () => void }) {
  const t = useT();
  const tell = useWrite(incidents.update);
  return (
    <Dialog open title={t('Update on {{part}}', { part })} onClose={onClose}>
      <Form
        schema={NewIncidentUpdate}
        failureTitle={t('The update was not saved')}
        onSubmit={async (body) => {
          await tell.mutateAsync({ params: { id }, body });
          toast(t('The update on {{part}} is on the status page', { part }));
          onClose();
        }}
      >
        <SelectField name="state" options={incidentStates} />
        <TextAreaField name="text" maxLength={500} hint={t('Everybody reads it, signed in or not.')} />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
