import { Decision, registrations, type Registration } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, TickListField, toast, useT, useWrite } from '@portal/ui';
import { formFields } from './form-fields.js';

/** Asks the applicant to correct something, naming the fields. */
export function CorrectionDialog({
  registration,
  open,
  onClose,
  onRefused,
}: {
  registration: Registration;
  open: boolean;
  onClose: () => void;
  /** Tells what went wrong; true when that ends the question here. */
  onRefused: (thrown: unknown) => boolean;
}) {
  const t = useT();
  const write = useWrite(registrations.decide);
  const marked = [...new Set((registration.marks ?? []).map(({ field }) => field))].filter(Boolean);
  return (
    <Dialog open={open} title={t('Ask for a correction')} onClose={onClose}>
      <Form
        schema={Decision}
        initial={{ status: 'Correction Requested', fields: marked }}
        onSubmit={async (body) => {
          try {
            await write.mutateAsync({ params: { id: registration.id }, version: registration.version, body });
          } catch (thrown) {
            if (onRefused(thrown)) return onClose();
            throw thrown;
          }
          toast(t('The applicant was asked to correct the registration.'));
          onClose();
        }}
      >
        <TextAreaField
          name="reason"
          label={t('What has to be corrected')}
          hint={t('The applicant reads this in a mail.')}
          rows={4}
          maxLength={500}
        />
        <TickListField
          name="fields"
          label={t('Fields that are wrong')}
          hint={t('They are marked in the form that the applicant opens.')}
          options={formFields(t, registration.kind)}
          optional
        />
        <FormBar submit={t('Ask for a correction')} />
      </Form>
    </Dialog>
  );
}
