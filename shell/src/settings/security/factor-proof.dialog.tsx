import { FactorProof, type Operation, type ReplyOf } from '@portal/contracts';
import { Dialog, Form, FormBar, PasswordField, TextField, useT, useWrite, type Asking } from '@portal/ui';

interface FactorProofDialogProps<O extends Operation> {
  open: boolean;
  title: string;
  text: string;
  action: string;
  /** Takes the current password and a code. */
  operation: O;
  onClose: () => void;
  onDone: (reply: ReplyOf<O>) => void;
}

/** Asks for the password and a code once more before something that weakens or renews the protection of the account. */
export function FactorProofDialog<O extends Operation>(props: FactorProofDialogProps<O>) {
  const { open, title, text, action, operation, onClose, onDone } = props;
  const t = useT();
  const write = useWrite(operation);
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Form
        schema={FactorProof}
        onSubmit={async (body) => {
          onDone(await write.mutateAsync({ body } as Asking<O>));
          onClose();
        }}
      >
        <p>{text}</p>
        <PasswordField name="currentPassword" label={t('Current password')} autoComplete="current-password" />
        <TextField
          name="code"
          label={t('Code')}
          hint={t(
            'Of your authenticator app, or one of your recovery codes. Each works once: wait for the app’s next one.',
          )}
          autoComplete="one-time-code"
          ltr
        />
        <FormBar submit={action} />
      </Form>
    </Dialog>
  );
}
