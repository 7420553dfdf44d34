import type { AmcContract } from '@portal/contracts';
import { DateText, DaysLeft, Dialog, Properties, Ltr, Money, useT } from '@portal/ui';
import { Link } from 'react-router';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** Everything about one maintenance contract, with the assets it covers. */
export function AmcDialog({
  of,
  assetsAt,
  onClose,
}: {
  of: AmcContract | undefined;
  assetsAt: string;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog open={!!of} title={of && <Ltr>{of.contractNumber}</Ltr>} onClose={onClose} wide>
      {of && (
        <>
          <Properties
            stacked
            of={[
              { label: t('Provider'), value: named(of.provider) },
              { label: t('Service type'), value: t(of.serviceType) },
              ...(of.value === undefined ? [] : [{ label: t('Value'), value: <Money of={of.value} /> }]),
              { label: t('Start'), value: <DateText of={of.startDate} /> },
              { label: t('End'), value: <DateText of={of.endDate} /> },
              { label: t('Remaining'), value: <DaysLeft until={of.endDate} /> },
              { label: t('Next service'), value: <DateText of={of.nextServiceDate} /> },
              { label: t('Contact person'), value: named(of.contactPerson) },
              { label: t('Contact e-mail'), value: <Ltr>{of.contactEmail}</Ltr> },
              { label: t('Contact phone'), value: <Ltr>{of.contactPhone}</Ltr> },
              { label: t('Terms'), value: named(of.terms) },
              { label: t('Coverage details'), value: named(of.coverageDetails) },
            ]}
          />
          <h3>{t('Assets')}</h3>
          <ul>
            {of.assetNames.map((name, index) => (
              <li key={of.assetIds[index]}>
                <Link to={`${assetsAt}/${of.assetIds[index]}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
