import { ContactLink, Icon, Ltr, Properties, Secondary, Sheet, useT } from '@portal/ui';
import { Mail, Phone } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';

/** A number to call. */
export function PhoneLink({ number }: { number: string | undefined }) {
  const t = useT();
  if (!number) return <Secondary>{t('Contact number not available')}</Secondary>;
  return (
    <ContactLink href={`tel:${number}`}>
      <Icon icon={Phone} /> <Ltr>{number}</Ltr>
    </ContactLink>
  );
}

/** An address to write to, with a subject. */
export function MailLink({ address, subject }: { address: string | undefined; subject: string }) {
  const t = useT();
  if (!address) return <Secondary>{t('Email address not available')}</Secondary>;
  return (
    <ContactLink href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
      <Icon icon={Mail} /> <Ltr>{address}</Ltr>
    </ContactLink>
  );
}

/** Who orders and who receives, each with ways to reach them. */
export function Contacts({ order }: { order: ShownOrder }) {
  const t = useT();
  const { buyerContact, deliveryPerson, gemContractNumber: contract } = order;
  const subject = t('About the GeM order {{contract}}', { contract });
  return (
    <>
      <Sheet title={t('Buyer Contact')}>
        <Properties
          stacked
          properties={[
            { label: t('Officer name'), value: <bdi>{buyerContact.officerName}</bdi> },
            { label: t('Designation'), value: <bdi>{buyerContact.designation}</bdi> },
            { label: t('Contact number'), value: <PhoneLink number={buyerContact.contactNumber} /> },
            { label: t('Email'), value: <MailLink address={buyerContact.email} subject={subject} /> },
          ]}
        />
      </Sheet>
      <Sheet title={t('Delivery Contact')}>
        <Properties
          stacked
          properties={[
            { label: t('Officer name'), value: <bdi>{deliveryPerson.officerName}</bdi> },
            { label: t('Designation'), value: <bdi>{deliveryPerson.designation}</bdi> },
            { label: t('Contact number'), value: <PhoneLink number={deliveryPerson.contactNumber} /> },
          ]}
        />
      </Sheet>
    </>
  );
}
