import type { ReactNode } from 'react';
import { PlainButton } from '../plain/plain-button.js';
import { useT } from '../i18n/use-t.js';
import { useForm, useFormState } from './form-context.js';
import { FormActions } from '../layout/layout.js';
import { Secondary } from '../text/text.js';

/** The form's one primary button, others beside it, and when the draft was kept. */
export function FormBar({
  submit,
  busyText,
  disabled,
  onCancel,
  children,
}: {
  submit: string;
  busyText?: string;
  disabled?: boolean;
  /** Leaves without sending anything. */
  onCancel?: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  const busy = useFormState((state) => state.busy);
  const { draftNote } = useForm();
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} disabled={disabled}>
        {busy ? (busyText ?? submit) : submit}
      </PlainButton>
      {onCancel && <PlainButton onClick={onCancel}>{t('Cancel')}</PlainButton>}
      {children}
      <Secondary role="status">{draftNote}</Secondary>
    </FormActions>
  );
}
