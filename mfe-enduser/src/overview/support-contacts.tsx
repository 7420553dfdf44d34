import { supportContacts } from '@portal/contracts';
import { ContactLink, Icon, Lines, Ltr, Secondary, Sheet, useRead, useT } from '@portal/ui';
import { Mail, Phone } from 'lucide-react';

/** Whom the holder asks for help, by phone or by mail. */
export function SupportContactsSheet() {
  const t = useT();
  const { data } = useRead(supportContacts.get);
  if (!data?.phone) return null;
  const { phone, email, hours } = data;
  return (
    <Sheet title={t('Support contacts')}>
      <Lines>
        <ContactLink href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
          <Icon icon={Phone} /> <Ltr>{phone}</Ltr>
        </ContactLink>
        <ContactLink href={`mailto:${email}`}>
          <Icon icon={Mail} /> <Ltr>{email}</Ltr>
        </ContactLink>
        {hours && (
          <Secondary>
            <bdi>{hours}</bdi>
          </Secondary>
        )}
      </Lines>
    </Sheet>
  );
}
