import { ContactLink, Icon, Ltr, Properties, Secondary, Sheet, useT } from '@portal/ui';
import { Mail, Phone } from 'lucide-react';

/** A number to call. */
function PhoneLink({ number }: { number: string | undefined }) {
  const t = useT();
  if (!number) return <Secondary>{t('Contact number not available')}</Secondary>;
  return (
    <ContactLink href={`tel:${number}`}>
      <Icon icon={Phone} /> <Ltr>{number}</Ltr>
    </ContactLink>
  );
}

/** An address to write to, with a subject. */
function MailLink({ address, subject }: { address: string | undefined; subject: string }) {
  const t = useT();
  if (!address) return <Secondary>{t('Email address not available')}</Secondary>;
  return (
    <ContactLink href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}>
      <Icon icon={Mail} /> <Ltr>{address}</Ltr>
    </ContactLink>
  );
}

/** A person who answers for a side of an order; an order of before may not name them. */
interface Contact {
  officerName?: string | undefined;
  designation?: string | undefined;
  email?: string | undefined;
  contactNumber?: string | undefined;
}

const words = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** Who orders, with ways to reach them. */
export function BuyerContact({ contact, subject }: { contact: Contact | undefined; subject: string }) {
  const t = useT();
  return (
    <Sheet title={t('Buyer Contact')}>
      <Properties
        stacked
        properties={[
          { label: t('Officer name'), value: words(contact?.officerName) },
          { label: t('Designation'), value: words(contact?.designation) },
          { label: t('Contact number'), value: <PhoneLink number={contact?.contactNumber} /> },
          { label: t('Email'), value: <MailLink address={contact?.email} subject={subject} /> },
        ]}
      />
    </Sheet>
  );
}

/** Who receives the goods and where, with a way to call them. */
export function DeliveryContact({ person }: { person: (Contact & { location?: string | undefined }) | undefined }) {
  const t = useT();
  return (
    <Sheet title={t('Delivery Contact')}>
      <Properties
        stacked
        properties={[
          { label: t('Officer name'), value: words(person?.officerName) },
          { label: t('Designation'), value: words(person?.designation) },
          { label: t('Contact number'), value: <PhoneLink number={person?.contactNumber} /> },
          ...(person?.location ? [{ label: t('Delivery location'), value: words(person.location) }] : []),
        ]}
      />
    </Sheet>
  );
}

interface SellerInformationProps {
  name: string | undefined;
  contact: Contact | undefined;
  subject: string;
}

/** Who supplies and who answers there, with ways to reach them. */
export function SellerInformation({ name, contact, subject }: SellerInformationProps) {
  const t = useT();
  return (
    <Sheet title={t('Seller Information')}>
      <Properties
        stacked
        properties={[
          { label: t('Seller'), value: words(name) },
          { label: t('Officer name'), value: words(contact?.officerName) },
          { label: t('Designation'), value: words(contact?.designation) },
          { label: t('Contact Seller'), value: <PhoneLink number={contact?.contactNumber} /> },
          { label: t('Send Email'), value: <MailLink address={contact?.email} subject={subject} /> },
        ]}
      />
    </Sheet>
  );
}
