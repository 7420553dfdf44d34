import type { Device } from '@portal/contracts';
import { ContactLink, DateText, DaysLeft, Icon, Lines, Ltr, Properties, useT, type Property } from '@portal/ui';
import { Mail, Phone } from 'lucide-react';

type Cover = NonNullable<Device['warrantyInfo']>;

function Reach({ of: { contactNumber, contactEmail } }: { of: Cover }) {
  if (!contactNumber && !contactEmail) return <>–</>;
  return (
    <Lines>
      {contactNumber && (
        <ContactLink href={`tel:${contactNumber.replaceAll(' ', '')}`}>
          <Icon of={Phone} /> <Ltr>{contactNumber}</Ltr>
        </ContactLink>
      )}
      {contactEmail && (
        <ContactLink href={`mailto:${contactEmail}`}>
          <Icon of={Mail} /> <Ltr>{contactEmail}</Ltr>
        </ContactLink>
      )}
    </Lines>
  );
}

/** A warranty or an AMC: whose it is, how long it lasts, whom to call. `kind` is what its type is called. */
export function CoverProperties({ of, kind }: { of: Cover; kind: 'warranty' | 'amc' }) {
  const t = useT();
  const amc = kind === 'amc';
  const number: Property[] = of.number
    ? [{ label: amc ? t('Contract number') : t('Warranty number'), value: <Ltr>{of.number}</Ltr> }]
    : [];
  return (
    <Properties
      stacked
      of={[
        ...number,
        { label: amc ? t('Service type') : t('Warranty type'), value: t(of.type) },
        { label: t('Provider'), value: <bdi>{of.provider}</bdi> },
        {
          label: t('End date'),
          value: (
            <>
              <DateText of={of.endDate} /> <DaysLeft until={of.endDate} />
            </>
          ),
        },
        { label: t('Contact'), value: <Reach of={of} /> },
      ]}
    />
  );
}
