import { useT } from '@portal/ui';
import { BuyerForm } from './buyer.form.js';
import { RegistrationPage } from './registration-page.js';

export function BuyerPage() {
  const t = useT();
  return (
    <RegistrationPage
      title={t('Buyer Registration')}
      lead={t('Review takes 2-3 business days. What you type is kept in this browser until you submit it.')}
      doneTitle={t('Registration Submitted Successfully!')}
      returnLabel={t('Return to Login')}
      againLabel={t('Register Another Organization')}
      form={(onDone) => <BuyerForm onDone={onDone} />}
    />
  );
}
