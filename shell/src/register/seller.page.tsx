import { useT } from '@portal/ui';
import { RegistrationPage } from './registration-page.js';
import { SellerForm } from './seller.form.js';

export function SellerPage() {
  const t = useT();
  return (
    <RegistrationPage
      title={t('Seller Registration')}
      lead={t('Review takes 2-3 business days. What you type is kept in this browser until you submit it.')}
      doneTitle={t('Registration Submitted Successfully!')}
      returnLabel={t('Return to Login')}
      againLabel={t('Register Another Company')}
      form={(onDone) => <SellerForm onDone={onDone} />}
    />
  );
}
