import type { Warranty } from '@portal/contracts';
import { DateText, DaysLeft, Dialog, Properties, Ltr, useT } from '@portal/ui';
import { Link } from 'react-router';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** Everything about one warranty. */
export function WarrantyDialog({
  warranty,
  assetsAt,
  onClose,
}: {
  warranty: Warranty | undefined;
  assetsAt: string;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog open={!!warranty} title={warranty && <Ltr>{warranty.warrantyNumber}</Ltr>} onClose={onClose} wide>
      {warranty && (
        <Properties
          stacked
          properties={[
            {
              label: t('Asset'),
              value: <Link to={`${assetsAt}/${warranty.assetId}`}>{named(warranty.assetName)}</Link>,
            },
            { label: t('Serial number'), value: <Ltr>{warranty.serialNumber}</Ltr> },
            { label: t('Purchase date'), value: <DateText value={warranty.purchaseDate} /> },
            { label: t('Warranty type'), value: t(warranty.warrantyType) },
            { label: t('Start'), value: <DateText value={warranty.warrantyStartDate} /> },
            { label: t('End'), value: <DateText value={warranty.warrantyEndDate} /> },
            { label: t('Remaining'), value: <DaysLeft until={warranty.warrantyEndDate} /> },
            { label: t('Customer'), value: named(warranty.customerName) },
            { label: t('Customer e-mail'), value: <Ltr>{warranty.customerEmail}</Ltr> },
            { label: t('Customer phone'), value: <Ltr>{warranty.customerPhone}</Ltr> },
            { label: t('Contact person'), value: named(warranty.contactPerson) },
            { label: t('Contact e-mail'), value: <Ltr>{warranty.contactEmail}</Ltr> },
            { label: t('Contact phone'), value: <Ltr>{warranty.contactPhone}</Ltr> },
            { label: t('Warranty terms'), value: named(warranty.warrantyTerms) },
            { label: t('Coverage details'), value: named(warranty.coverageDetails) },
            { label: t('Exclusions'), value: named(warranty.exclusions) },
            { label: t('Notes'), value: named(warranty.notes) },
          ]}
        />
      )}
    </Dialog>
  );
}
