import type { Device } from '@portal/contracts';
import { ContactLink, DateText, DaysLeft, Icon, Lines, Ltr, Properties, useT, type Property } from '@portal/ui';
import { Mail, Phone } from 'lucide-react';

type Cover = NonNullable<Device['warrantyInfo']>;

function Reach({ cover: { contactNumber, contactEmail } }: { cover: Cover }) {
  if (!contactNumber && !contactEmail) return <>–</>;
  return (
    <Lines>
      {contactNumber && (
        <ContactLink href={`tel:${contactNumber.replaceAll(' ', '')}`}>
          <Icon icon={Phone} /> <Ltr>{contactNumber}</Ltr>
        </ContactLink>
      )}
      {contactEmail && (
        <ContactLink href={`mailto:${contactEmail}`}>
          <Icon icon={Mail} /> <Ltr>{contactEmail}</Ltr>
        </ContactLink>
      )}
    </Lines>
  );
}

/** A warranty or an AMC: whose it is, how long it lasts, whom to call. `kind` is what its type is called. */
export function CoverProperties({ cover, kind }: { cover: Cover; kind: 'warranty' | 'amc' }) {
  const t = useT();
  const amc = kind === 'amc';
  const number: Property[] = cover.number
    ? [{ label: amc ? t('Contract number') : t('Warranty number'), value: <Ltr>{cover.number}</Ltr> }]
    : [];
  return (
    <Properties
      stacked
      properties={[
        ...number,
        { label: amc ? t('Service type') : t('Warranty type'), value: t(cover.type) },
        { label: t('Provider'), value: <bdi>{cover.provider}</bdi> },
        {
          label: t('End date'),
          value: (
            <>
              <DateText value={cover.endDate} /> <DaysLeft until={cover.endDate} />
            </>
          ),
        },
        { label: t('Contact'), value: <Reach cover={cover} /> },
      ]}
    />
  );
}
