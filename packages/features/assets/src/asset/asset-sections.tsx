import { Asset } from '@portal/contracts';
import { DateText, Ltr, Money, Properties, Secondary, Sheet, useLabels, useT } from '@portal/ui';
import { Link } from 'react-router';
import { useSees } from '../use-sees.js';

const named = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** What an asset is, where it stands, where it came from and who has it. */
export function AssetSections({ of, orders }: { of: Asset; orders?: string }) {
  const t = useT();
  const label = useLabels(Asset);
  const sees = useSees();
  const contract = <Ltr>{of.gemContractNumber}</Ltr>;
  return (
    <>
      <Sheet title={t('Basic Information')}>
        <Properties
          stacked
          of={[
            { label: label('serialNumber'), value: <Ltr>{of.serialNumber}</Ltr> },
            { label: label('manufacturer'), value: named(of.manufacturer) },
            { label: label('brand'), value: named(of.brand) },
            { label: label('model'), value: named(of.model) },
            { label: label('condition'), value: t(of.condition) },
            { label: label('description'), value: named(of.description) },
            ...(sees('notes') ? [{ label: label('notes'), value: named(of.notes) }] : []),
          ]}
        />
      </Sheet>
      <Sheet title={t('Location and Department')}>
        <Properties
          stacked
          of={[
            { label: label('department'), value: named(of.department) },
            { label: label('location'), value: named(of.location) ?? t('Not specified') },
            { label: label('buyerName'), value: named(of.buyerName) },
          ]}
        />
      </Sheet>
      <Sheet title={t('Procurement Information')}>
        <Properties
          stacked
          of={[
            {
              label: t('GeM Contract'),
              value:
                orders && of.sellerOrderId ? <Link to={`${orders}/${of.sellerOrderId}`}>{contract}</Link> : contract,
            },
            ...(sees('sellerName') ? [{ label: label('sellerName'), value: named(of.sellerName) }] : []),
            { label: label('procurementStatus'), value: t(of.procurementStatus) },
            { label: label('purchaseDate'), value: <DateText of={of.purchaseDate} /> },
            ...(of.value === undefined ? [] : [{ label: label('value'), value: <Money of={of.value} /> }]),
            ...(sees('invoiceNumber')
              ? [{ label: label('invoiceNumber'), value: of.invoiceNumber && <Ltr>{of.invoiceNumber}</Ltr> }]
              : []),
          ]}
        />
      </Sheet>
      <Sheet title={t('End User Information')}>
        {of.endUser ? (
          <Properties
            stacked
            of={[
              { label: label('endUser.name'), value: named(of.endUser.name) },
              { label: label('endUser.designation'), value: named(of.endUser.designation) },
              { label: label('endUser.email'), value: <Ltr>{of.endUser.email}</Ltr> },
              { label: label('endUser.department'), value: named(of.endUser.department) },
              { label: label('allocationDate'), value: <DateText of={of.allocationDate} /> },
              {
                label: label('deliveryRecord.confirmedAt'),
                value: of.deliveryRecord?.confirmedAt ? (
                  <DateText of={of.deliveryRecord.confirmedAt} />
                ) : (
                  t('Not confirmed')
                ),
              },
            ]}
          />
        ) : (
          <Secondary as="p">{of.assigned ? t('Assigned') : t('Unassigned')}</Secondary>
        )}
      </Sheet>
    </>
  );
}
