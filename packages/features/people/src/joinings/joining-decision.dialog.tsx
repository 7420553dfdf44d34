import { joinings, type Joining } from '@portal/contracts';
import { ConfirmDialog, Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';

export interface JoiningDecisionProps {
  joining: Joining;
  confirm: boolean;
  onClose: () => void;
}

function Confirm({ joining, onClose }: Omit<JoiningDecisionProps, 'confirm'>) {
  const t = useT();
  const write = useWrite(joinings.confirm);
  return (
    <ConfirmDialog
      open
      title={t('Let {{name}} join {{organization}}?', { name: joining.name, organization: joining.organizationName })}
      action={t('Confirm')}
      onConfirm={async () => {
        await write.mutateAsync({ params: { id: joining.id }, version: joining.version });
        toast(t('Confirmed: the account is being made.'));
      }}
      onClose={onClose}
    >
      <p>{t('This person will see the orders, assets and people of the organization. Its members are told.')}</p>
    </ConfirmDialog>
  );
}

function Refuse({ joining, onClose }: Omit<JoiningDecisionProps, 'confirm'>) {
  const t = useT();
  const write = useWrite(joinings.refuse);
  return (
    <Dialog open title={t('Refuse {{name}}?', { name: joining.name })} onClose={onClose}>
      <Form
        schema={joinings.refuse.body}
        onSubmit={async (body) => {
          await write.mutateAsync({ params: { id: joining.id }, version: joining.version, body });
          toast(t('Refused: the reviewers decide anew.'));
          onClose();
        }}
      >
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Refuse')} />
      </Form>
    </Dialog>
  );
}

/** Says whether somebody joins an organisation. */
export const JoiningDecisionDialog = ({ confirm, ...one }: JoiningDecisionProps) =>
  confirm ? <Confirm {...one} /> : <Refuse {...one} />;
