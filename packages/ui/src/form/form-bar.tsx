import type { ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.js';
import { useForm, useFormState } from './form-context.js';
import { FormActions } from '../layout/layout.js';
import { Secondary } from '../text/text.js';

/** The form's one primary button, others beside it, and when the draft was kept. */
export function FormBar({
  submit,
  busyText,
  disabled,
  children,
}: {
  submit: string;
  busyText?: string;
  disabled?: boolean;
  children?: ReactNode;
}) {
  const busy = useFormState((state) => state.busy);
  const { draftNote } = useForm();
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} disabled={disabled}>
        {busy ? (busyText ?? submit) : submit}
      </PlainButton>
      {children}
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}
