import { contactPreferences, phoneSlots } from '@portal/contracts';
import { FormPart, RadioField, SelectField, useT, When } from '@portal/ui';

/** How the owner of a ticket wants to be reached; a phone call needs a time. */
export function ContactPart() {
  const t = useT();
  return (
    <FormPart title={t('Contact')} help={t('How we reach you about this ticket.')}>
      <RadioField name="contactPreference" options={contactPreferences} />
      <When name="contactPreference" is="Phone">
        <SelectField name="preferredTime" options={phoneSlots} />
      </When>
    </FormPart>
  );
}
