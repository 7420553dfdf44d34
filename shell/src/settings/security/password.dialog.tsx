import { PasswordProof, type Operation, type ReplyOf } from '@portal/contracts';
import { Dialog, Form, FormBar, PasswordField, useT, useWrite, type Asking } from '@portal/ui';
import { Button } from 'antd';

interface PasswordDialogProps<O extends Operation> {
  open: boolean;
  title: string;
  text: string;
  action: string;
  /** Takes the current password. */
  operation: O;
  onClose: () => void;
  onDone: (reply: ReplyOf<O>) => void;
}

/** Asks for the password once more before something that weakens or renews the protection of the account. */
export function PasswordDialog<O extends Operation>(props: PasswordDialogProps<O>) {
  const { open, title, text, action, operation, onClose, onDone } = props;
  const t = useT();
  const write = useWrite(operation);
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <Form
        schema={PasswordProof}
        onSubmit={async (body) => {
          onDone(await write.mutateAsync({ body } as Asking<O>));
          onClose();
        }}
      >
        <p>{text}</p>
        <PasswordField name="currentPassword" label={t('Current password')} autoComplete="current-password" />
        <FormBar submit={action}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </FormBar>
      </Form>
    </Dialog>
  );
}
