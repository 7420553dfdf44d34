import type { Warranty } from '@portal/contracts';
import { DateText, DaysLeft, Dialog, Properties, Ltr, useT } from '@portal/ui';
import { Link } from 'react-router';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** Everything about one warranty. */
export function WarrantyDialog({
  of,
  assetsAt,
  onClose,
}: {
  of: Warranty | undefined;
  assetsAt: string;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog open={!!of} title={of && <Ltr>{of.warrantyNumber}</Ltr>} onClose={onClose} wide>
      {of && (
        <Properties
          stacked
          of={[
            { label: t('Asset'), value: <Link to={`${assetsAt}/${of.assetId}`}>{named(of.assetName)}</Link> },
            { label: t('Serial number'), value: <Ltr>{of.serialNumber}</Ltr> },
            { label: t('Purchase date'), value: <DateText of={of.purchaseDate} /> },
            { label: t('Warranty type'), value: t(of.warrantyType) },
            { label: t('Start'), value: <DateText of={of.warrantyStartDate} /> },
            { label: t('End'), value: <DateText of={of.warrantyEndDate} /> },
            { label: t('Remaining'), value: <DaysLeft until={of.warrantyEndDate} /> },
            { label: t('Customer'), value: named(of.customerName) },
            { label: t('Customer e-mail'), value: <Ltr>{of.customerEmail}</Ltr> },
            { label: t('Customer phone'), value: <Ltr>{of.customerPhone}</Ltr> },
            { label: t('Contact person'), value: named(of.contactPerson) },
            { label: t('Contact e-mail'), value: <Ltr>{of.contactEmail}</Ltr> },
            { label: t('Contact phone'), value: <Ltr>{of.contactPhone}</Ltr> },
            { label: t('Warranty terms'), value: named(of.warrantyTerms) },
            { label: t('Coverage details'), value: named(of.coverageDetails) },
            { label: t('Exclusions'), value: named(of.exclusions) },
            { label: t('Notes'), value: named(of.notes) },
          ]}
        />
      )}
    </Dialog>
  );
}
