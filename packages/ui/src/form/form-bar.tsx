import { useContext, type ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.js';
import { useT } from '../i18n/use-t.js';
import { useForm, useFormState } from './form-context.js';
import { FormActions } from '../layout/layout.js';
import { DialogContext } from '../overlay/dialog-context.js';
import { Secondary } from '../text/text.js';

/**
 * The form's one primary button, others beside it, and when the draft was kept. In a dialog it comes last, for the keyboard as for the eye,
 * after a Cancel that closes the dialog without sending anything.
 */
export function FormBar({
  submit,
  busyText,
  disabled,
  danger,
  cancel,
  children,
}: {
  submit: string;
  busyText?: string;
  disabled?: boolean;
  /** What is sent ends something. */
  danger?: boolean;
  /** What the Cancel of a dialog is called where that could be said of the record. */
  cancel?: string;
  children?: ReactNode;
}) {
  const t = useT();
  const close = useContext(DialogContext)?.close;
  const busy = useFormState((state) => state.busy);
  const { draftNote } = useForm();
  return (
    <FormActions>
      {close && <PlainButton onClick={close}>{cancel ?? t('Cancel')}</PlainButton>}
      <PlainButton primary submit danger={danger} busy={busy} disabled={disabled}>
        {busy ? (busyText ?? submit) : submit}
      </PlainButton>
      {children}
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}
