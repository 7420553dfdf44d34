import { CloudCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { PlainButton } from '../plain/plain-button.js';
import { formatTime } from '../values/date.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { useFormState } from './form-context.js';
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
  const t = useT();
  const busy = useFormState((state) => state.busy);
  const savedAt = useFormState((state) => state.savedAt);
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} disabled={disabled}>
        {busy ? (busyText ?? submit) : submit}
      </PlainButton>
      {children}
      <Secondary role="status">
        {savedAt && (
          <>
            <Icon of={CloudCheck} />
            {t('Draft saved')} <Ltr>{formatTime(savedAt.toISOString())}</Ltr>
          </>
        )}
      </Secondary>
    </FormActions>
  );
}
