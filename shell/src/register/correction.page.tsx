import { GuestFrame, Headline, Lead, Ltr, NoteLine, toast, useT } from '@portal/ui';
import { Button } from 'antd';
import { BuyerForm } from './buyer.form.js';
import { EndUserForm } from './end-user.form.js';
import type { Correction } from './registration.form.js';
import { SellerForm } from './seller.form.js';

const forms = { buyer: BuyerForm, seller: SellerForm, enduser: EndUserForm };

/** The form as it was submitted, to be corrected and sent again. */
export function CorrectionPage({ correction, onClose }: { correction: Correction; onClose: () => void }) {
  const t = useT();
  const KindForm = forms[correction.kind];
  return (
    <GuestFrame>
      <Headline
        title={t('Correct your registration')}
        more={<Ltr>{correction.number}</Ltr>}
        actions={<Button onClick={onClose}>{t('Back')}</Button>}
      />
      {correction.reason && (
        <NoteLine tone="waiting">
          <b>{t('Reason')}:</b> <bdi>{correction.reason}</bdi>
        </NoteLine>
      )}
      <Lead>{t('Change what is wrong and send it again. The e-mail address stays as it is.')}</Lead>
      <KindForm
        correction={correction}
        onDone={() => {
          toast(t('Your corrected registration was submitted'));
          onClose();
        }}
      />
    </GuestFrame>
  );
}
