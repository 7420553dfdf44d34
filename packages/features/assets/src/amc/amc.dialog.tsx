import type { AmcContract } from '@portal/contracts';
import { DateText, DaysLeft, Dialog, DocumentsOf, Properties, Ltr, Money, useT } from '@portal/ui';
import { Link } from 'react-router';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** Everything about one maintenance contract, with the assets it covers. */
export function AmcDialog({
  amcContract,
  assetsAt,
  onClose,
}: {
  amcContract: AmcContract | undefined;
  assetsAt: string;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog open={!!amcContract} title={amcContract && <Ltr>{amcContract.contractNumber}</Ltr>} onClose={onClose} wide>
      {amcContract && (
        <>
          <Properties
            stacked
            properties={[
              { label: t('Provider'), value: named(amcContract.provider) },
              { label: t('Service type'), value: t(amcContract.serviceType) },
              ...(amcContract.value === undefined
                ? []
                : [{ label: t('Value'), value: <Money amount={amcContract.value} /> }]),
              { label: t('Start'), value: <DateText value={amcContract.startDate} /> },
              { label: t('End'), value: <DateText value={amcContract.endDate} /> },
              { label: t('Remaining'), value: <DaysLeft until={amcContract.endDate} /> },
              { label: t('Next service'), value: <DateText value={amcContract.nextServiceDate} /> },
              { label: t('Contact person'), value: named(amcContract.contactPerson) },
              { label: t('Contact e-mail'), value: <Ltr>{amcContract.contactEmail}</Ltr> },
              { label: t('Contact phone'), value: <Ltr>{amcContract.contactPhone}</Ltr> },
              { label: t('Terms'), value: named(amcContract.terms) },
              { label: t('Coverage details'), value: named(amcContract.coverageDetails) },
            ]}
          />
          <h3>{t('Assets')}</h3>
          <ul>
            {amcContract.assetNames.map((name, index) => (
              <li key={amcContract.assetIds[index]}>
                <Link to={`${assetsAt}/${amcContract.assetIds[index]}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <DocumentsOf record={{ amcContractId: amcContract.id }} />
        </>
      )}
    </Dialog>
  );
}
