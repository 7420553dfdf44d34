import { joinings, type Joining } from '@portal/contracts';
import { ConfirmDialog, Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';

export interface JoiningDecisionProps {
  of: Joining;
  confirm: boolean;
  onClose: () => void;
}

function Confirm({ of, onClose }: Omit<JoiningDecisionProps, 'confirm'>) {
  const t = useT();
  const write = useWrite(joinings.confirm);
  return (
    <ConfirmDialog
      open
      title={t('Let {{name}} join {{organization}}?', { name: of.name, organization: of.organizationName })}
      action={t('Confirm')}
      onConfirm={async () => {
        await write.mutateAsync({ params: { id: of.id }, version: of.version });
        toast(t('Confirmed: the account is being made.'));
      }}
      onClose={onClose}
    >
      <p>{t('This person will see the orders, assets and people of the organization. Its members are told.')}</p>
    </ConfirmDialog>
  );
}

function Refuse({ of, onClose }: Omit<JoiningDecisionProps, 'confirm'>) {
  const t = useT();
  const write = useWrite(joinings.refuse);
  return (
    <Dialog open title={t('Refuse {{name}}?', { name: of.name })} onClose={onClose}>
      <Form
        schema={joinings.refuse.body}
        onSubmit={async (body) => {
          await write.mutateAsync({ params: { id: of.id }, version: of.version, body });
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
