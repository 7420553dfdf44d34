import type { ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.js';
import { useT } from '../i18n/use-t.js';
import { useForm, useFormState } from './form-context.js';
import { FormActions } from '../layout/layout.js';
import { Secondary } from '../text/text.js';

/** The form's one primary button, others beside it, and when the draft was kept. In a dialog it comes last, for the keyboard as for the eye. */
export function FormBar({
  submit,
  busyText,
  disabled,
  onCancel,
  cancel,
  children,
}: {
  submit: string;
  busyText?: string;
  disabled?: boolean;
  /** Closes the dialog without sending anything. */
  onCancel?: () => void;
  /** What that is called where 'Cancel' could be said of the record. */
  cancel?: string;
  children?: ReactNode;
}) {
  const t = useT();
  const busy = useFormState((state) => state.busy);
  const { draftNote } = useForm();
  return (
    <FormActions>
      {onCancel && <PlainButton onClick={onCancel}>{cancel ?? t('Cancel')}</PlainButton>}
      <PlainButton primary submit busy={busy} disabled={disabled}>
        {busy ? (busyText ?? submit) : submit}
      </PlainButton>
      {children}
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}
