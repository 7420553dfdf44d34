import { type Escalation, EscalationChange, escalationPriorities, escalations } from '@portal/contracts';
import { Dialog, Form, FormBar, PlainButton, SelectField, TextField, toast, useT, useUser, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';

/** How urgent an escalation is, which its seller does not say, and who works on it. */
export function EscalationWork({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const { role } = useUser();
  const update = useWrite(escalations.update);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {t('Priority and assignment')}
      </Button>
      <Dialog open={open} title={t('Priority and assignment')} onClose={close}>
        <Form
          schema={EscalationChange}
          initial={{ priority: escalation.priority, assignedTo: escalation.assignedTo }}
          failureTitle={t('The escalation was not changed')}
          onSubmit={async ({ priority, assignedTo }) => {
            const params = { id: escalation.id };
            await update.mutateAsync({ params, version: escalation.version, body: { priority, assignedTo } });
            toast(t('The escalation was changed'));
            close();
          }}
        >
          {role !== 'Seller' && (
            <SelectField
              name="priority"
              label={t('Priority')}
              hint={t('The day by which it is to be answered follows from it.')}
              options={escalationPriorities}
            />
          )}
          <TextField name="assignedTo" label={t('Assigned to')} optional maxLength={100} />
          <FormBar submit={t('Save')} busyText={t('Saving...')}>
            <PlainButton onClick={close}>{t('Cancel')}</PlainButton>
          </FormBar>
        </Form>
      </Dialog>
    </>
  );
}
